import { Random } from '#tests/invented/random'

/** An invented record of a database of literature. */
interface ArticleSample {
  readonly title: string
  readonly otherTitle: null
  readonly authors: readonly string[]
  readonly year: number | null
  readonly published: null
  readonly publishedOnline: null
  readonly journal: string | null
  readonly journalAbbreviation: null
  readonly publisher: null
  readonly issns: readonly string[]
  readonly volume: string | null
  readonly issue: string | null
  readonly pages: string | null
  readonly doi: string | null
  readonly pmid: string | null
  readonly source: string | null
  readonly sourceNumber: string | null
  readonly abstract: string | null
  readonly keywords: readonly string[]
  readonly language: null
  readonly key: null
  readonly retracted: boolean
  readonly notice: null
  readonly line: number
}

/** A product of the demonstration that literature is searched for. */
export interface LiteratureSample {
  readonly product: string
  readonly words: readonly string[]
  /** Exports in the order in which they were brought. */
  readonly files: readonly {
    readonly name: string
    readonly source: string
    readonly records: readonly ArticleSample[]
  }[]
}

/** What a title and an abstract say of a drug and a reaction, in Chinese and in English. */
const templates = [
  {
    zh: (drug: string, reaction: string) => `${drug}致${reaction}一例`,
    en: (drug: string, reaction: string) => `${reaction} caused by ${drug}: a case report`,
    zhText: (drug: string, reaction: string, age: number) =>
      `患者，女，${age}岁，口服${drug}20 mg，每日1次，用药第14天出现${reaction}，停药后好转。`,
    enText: (drug: string, reaction: string, age: number) =>
      `A woman aged ${age} took ${drug} 20 mg daily and developed ${reaction}. She recovered after withdrawal.`,
  },
  {
    zh: (drug: string, reaction: string) => `${drug}相关${reaction}的危险因素研究`,
    en: (drug: string, reaction: string) =>
      `Risk factors of ${reaction} in patients taking ${drug}`,
    zhText: (drug: string, reaction: string, age: number) =>
      `回顾${age * 3}例使用${drug}的患者，分析发生${reaction}的危险因素。`,
    enText: (drug: string, reaction: string, age: number) =>
      `We reviewed ${age * 3} patients taking ${drug} and looked for risk factors of ${reaction}.`,
  },
  {
    zh: (drug: string) => `${drug}杂质谱的液相色谱法测定`,
    en: (drug: string) => `Determination of impurities of ${drug} by liquid chromatography`,
    zhText: (drug: string) => `建立测定${drug}中六种杂质的方法，线性和回收率良好。`,
    enText: (drug: string) => `A method for six impurities of ${drug} was linear and precise.`,
  },
  {
    zh: (drug: string) => `${drug}在大鼠体内的药代动力学`,
    en: (drug: string) => `Pharmacokinetics of ${drug} in rats`,
    zhText: (drug: string) => `大鼠灌胃给予${drug}后测定血药浓度。`,
    enText: (drug: string) => `Rats were given ${drug} by gavage and plasma levels were measured.`,
  },
] as const

const reactions = [
  ['药物性肝损伤', 'liver injury'],
  ['皮疹', 'rash'],
  ['急性肾损伤', 'acute kidney injury'],
  ['低钠血症', 'hyponatraemia'],
  ['横纹肌溶解', 'rhabdomyolysis'],
] as const

const surnames = ['林', '何', '周', '陈', '吴', '徐', '孙', '马', '朱', '胡'] as const
const latin = ['Lin', 'He', 'Zhou', 'Chen', 'Wu', 'Xu', 'Sun', 'Ma', 'Zhu', 'Hu'] as const

const bare: ArticleSample = {
  ...{ title: '', otherTitle: null, authors: [], year: null, published: null },
  ...{ publishedOnline: null, journal: null, journalAbbreviation: null, publisher: null },
  ...{ issns: [], volume: null, issue: null, pages: null, doi: null, pmid: null, source: null },
  ...{ sourceNumber: null, abstract: null, keywords: [], language: null, key: null },
  ...{ retracted: false, notice: null, line: 1 },
}

interface Named {
  readonly zh: string
  readonly en: string
  readonly number: number
}

const named: readonly Named[] = [
  { zh: '示范拉唑', en: 'demoprazole', number: 1 },
  { zh: '示范他汀', en: 'demostatin', number: 2 },
]

/** Articles of one product from each Chinese source and from PubMed: 100 records with the pairs below. */
function sampleOf({ zh, en, number }: Named): LiteratureSample {
  const random = new Random(`literature of ${en}`)
  const at = (index: number) => {
    const template = templates[index % templates.length]!
    const [zhReaction, enReaction] = reactions[random.int(0, reactions.length - 1)]!
    const person = random.int(0, surnames.length - 1)
    const age = random.int(31, 84)
    const place = {
      ...{ year: 2026, volume: String(random.int(10, 48)), issue: String(random.int(1, 12)) },
      pages: `${100 + index * 7}-${104 + index * 7}`,
    }
    return { template, zhReaction, enReaction, person, age, place, index }
  }
  const chinese = (one: ReturnType<typeof at>, source: string): ArticleSample => ({
    ...{ ...bare, ...one.place, source, sourceNumber: `DEMO${number}${source}${one.index}` },
    ...{ title: one.template.zh(zh, one.zhReaction), journal: '演示药学杂志', line: one.index + 1 },
    authors: [`${surnames[one.person]!}示范`, `${surnames[(one.person + 3) % 10]!}样例`],
    abstract: one.template.zhText(zh, one.zhReaction, one.age),
    doi: `10.0000/demo.${number}.${one.index}`,
  })
  const english = (one: ReturnType<typeof at>): ArticleSample => ({
    ...{
      ...bare,
      ...one.place,
      source: 'pubmed',
      pmid: String(99_000_000 + number * 1000 + one.index),
    },
    ...{ title: one.template.en(en, one.enReaction), journal: 'Demo Journal of Pharmacy' },
    ...{ line: one.index + 1, sourceNumber: String(99_000_000 + number * 1000 + one.index) },
    authors: [`${latin[one.person]!} SF`, `${latin[(one.person + 3) % 10]!} YL`],
    abstract: one.template.enText(en, one.enReaction, one.age),
  })
  const all = Array.from({ length: 82 }, (_, index) => at(index))
  const [cnki, pubmed] = [all.slice(0, 42), all.slice(42)]
  // The same article from a second Chinese source, and English records of Chinese articles.
  const again = cnki.slice(0, 13)
  const translated = cnki.slice(13, 18)
  return {
    ...{ product: zh, words: [zh, en] },
    files: [
      {
        name: 'cnki-2026-11.txt',
        source: 'cnki',
        records: cnki.map((one) => chinese(one, 'cnki')),
      },
      {
        ...{ name: 'wanfang-2026-11.txt', source: 'wanfang' },
        records: again.map((one) => chinese(one, 'wanfang')),
      },
      {
        ...{ name: 'pubmed-2026-11.nbib', source: 'pubmed' },
        records: [...pubmed, ...translated].map(english),
      },
    ],
  }
}

/** 200 invented records of two products. */
export const literatureSamples: readonly LiteratureSample[] = named.map(sampleOf)
