import { readFileSync } from 'node:fs'

import { Random } from '#tests/invented/random'

type Pair = readonly [zh: string, en: string]
interface Words {
  readonly drugs: Pair[]
  readonly reactions: Pair[]
  readonly designs: Pair[]
  readonly surnames: string[][]
  readonly given: Pair[]
  readonly journals: [zh: string, pinyin: string, en: string, issn: string][]
  readonly abroad: [full: string, short: string, issn: string, online: string][]
  readonly families: string[]
  readonly letters: string[]
  readonly generic: [zh: string[], en: string[]]
}
const words = JSON.parse(readFileSync(new URL('words.json', import.meta.url), 'utf8')) as Words

const COLUMNS =
  'id,database,accession number,pmid,doi,title,other title,authors,year,journal,issn,volume,issue,pages,publication type'.split(
    ','
  )
type Row = Partial<Record<string, string>>

/** An author: in Chinese, and as databases abroad write the name. */
interface Person {
  readonly zh: string
  readonly short: string
  readonly full: string
}

/** An article as it was published, before any database described it. */
interface Work {
  readonly zh: string
  readonly en: string
  readonly people: Person[]
  readonly year: number
  readonly volume: number
  readonly issue: number
  readonly page: number
  readonly last: number
  readonly doi: string
  readonly at: number
  readonly serial: number
}

interface KnownPair {
  readonly first: string
  readonly second: string
  readonly same: 'yes' | 'no'
  readonly kind: string
}

/**
 * A thousand invented records with 250 known pairs of one article, 100 of them Chinese and English,
 * and 50 traps: pairs that look alike and are not the same. The same every time.
 */
export function makeArticles(): { articles: string; pairs: string } {
  const random = new Random('articles of one literature')
  const rows: Row[] = []
  const pairs: KnownPair[] = []
  let serial = 0
  const pages = new Map<string, number>()

  const chinese = (): Person => {
    const [zh, ...latin] = random.pick(words.surnames) as [string, ...string[]]
    const given = random.some(words.given, random.chance(0.6) ? 2 : 1)
    const family = random.pick(latin)
    const [first, second] = given.map(([, name]) => name) as [string, string?]
    const initials = (
      second && random.chance(0.7) ? first[0]! + second[0]! : first[0]!
    ).toUpperCase()
    return {
      zh: zh + given.map(([name]) => name).join(''),
      short: `${family} ${initials}`,
      full: `${family}, ${capital(first)}${second ? `-${second}` : ''}`,
    }
  }
  const foreign = (): Person => {
    const family = random.pick(words.families)
    const [a, b] = [
      random.pick(words.letters),
      random.chance(0.5) ? random.pick(words.letters) : '',
    ]
    return { zh: '', short: `${family} ${a}${b}`, full: `${family}, ${a}.${b && ` ${b}.`}` }
  }
  const people = (make: () => Person) => Array.from({ length: random.int(1, 6) }, make)

  function work(make: () => Person): Work {
    const [drugZh, drugEn] = random.pick(words.drugs)
    const [reactionZh, reactionEn] = random.pick(words.reactions)
    const [designZh, designEn] = random.pick(words.designs)
    const n = random.int(1, 60)
    const fill = (text: string, r: string) =>
      text
        .replaceAll('{r}', r)
        .replaceAll('{R}', capital(r))
        .replaceAll('{n}', String(n))
        .replaceAll('{d}', drugEn)
    const [at, year] = [random.int(0, 4), random.int(2016, 2025)]
    const [issue, volume] = [random.int(1, 12), year - 2003 + at]
    const place = `${make === foreign} ${at} ${volume} ${issue}`
    const page = (pages.get(place) ?? random.int(1, 40)) + random.int(0, 3)
    const last = page + random.int(1, 7)
    pages.set(place, last + 1)
    serial++
    const doi = `10.${make === foreign ? 9002 + at : 9901}/demo.${year}.${String(serial).padStart(4, '0')}`
    return {
      ...{ zh: drugZh + fill(designZh, reactionZh), en: fill(designEn, reactionEn) },
      ...{ people: people(make), year, volume, issue, page, last, doi, at, serial },
    }
  }

  /** What some database leaves out, never more than one of these. */
  const leaveOut = (row: Row): Row => {
    const [gone] = random.some(['volume', 'issue', 'pages', 'issn'], 1)
    return random.chance(0.3) ? { ...row, [gone!]: '' } : row
  }
  const place = ({ year, volume, issue, page, last }: Work): Row => ({
    ...{ year: String(year), volume: String(volume), issue: String(issue) },
    pages: `${page}-${last}`,
  })
  const cnki = (of: Work): Row => ({
    ...place(of),
    ...{
      'database': 'CNKI',
      'accession number': `DEMO${of.year}${String(of.serial).padStart(6, '0')}`,
    },
    ...{ title: of.zh, authors: of.people.map(({ zh }) => zh).join(';') },
    ...{ journal: words.journals[of.at]![0], issn: words.journals[of.at]![3] },
    issue: String(of.issue).padStart(2, '0'),
  })
  const wanfang = (of: Work): Row => ({
    ...cnki(of),
    ...{
      'database': '万方数据',
      'accession number': `demo-w${of.year}${String(of.serial).padStart(5, '0')}`,
    },
    title: punctuated(of.zh),
    doi: random.chance(0.5) ? of.doi : '',
    issue: String(of.issue),
  })
  const vip = (of: Work): Row => ({
    ...cnki(of),
    ...{ 'database': '维普', 'accession number': String(7_000_000_000 + of.serial), 'issn': '' },
    title: of.zh.replaceAll('并文献复习', '及文献复习'),
    pages: random.chance(0.5) ? `${of.page}-${of.last}` : `${of.page}-${of.last}+${of.last + 20}`,
  })
  const pubmed = (of: Work, isChinese: boolean): Row => {
    const [journal, issn] = isChinese
      ? [words.journals[of.at]![1], words.journals[of.at]![3]]
      : [words.abroad[of.at]![0], words.abroad[of.at]![2]]
    return {
      ...place(of),
      ...{ database: 'PubMed', pmid: String(90_000_000 + of.serial), journal, issn },
      title: isChinese ? `[${of.en}].` : `${of.en}.`,
      ...(isChinese && random.chance(0.25) && { 'other title': of.zh }),
      authors: of.people.map(({ short }) => short).join('; '),
      pages: shortened(of),
      doi: isChinese && random.chance(0.6) ? '' : of.doi,
    }
  }
  const embase = (of: Work, isChinese: boolean): Row => ({
    ...place(of),
    ...{ 'database': 'Embase', 'accession number': `L9${String(of.serial).padStart(8, '0')}` },
    title: respelled(of.en),
    authors: of.people.map(({ full }) => full).join('; '),
    journal: isChinese ? words.journals[of.at]![2] : words.abroad[of.at]![1],
    issn: isChinese ? words.journals[of.at]![3] : words.abroad[of.at]![3],
  })

  function add(row: Row): string {
    const id = `A${String(rows.length + 1).padStart(4, '0')}`
    rows.push({ ...row, id })
    return id
  }
  function pair(same: 'yes' | 'no', kind: string, first: Row, second: Row) {
    pairs.push({ first: add(first), second: add(second), same, kind })
  }
  const times = (count: number, make: (at: number) => void) => {
    for (let at = 0; at < count; at++) make(at)
  }
  const yes = (kind: string, first: Row, second: Row) => pair('yes', kind, first, second)

  times(60, () => {
    const of = work(chinese)
    const other = pubmed(of, true)
    // What is printed in January is online in the year before.
    if (random.chance(0.08)) other.year = String(of.year + 1)
    yes('zh-en cnki-pubmed', cnki(of), leaveOut(other))
  })
  times(40, () => {
    const of = work(chinese)
    const other = embase(of, true)
    if (random.chance(0.1)) other.authors = `${other.authors!.split('; ')[0]}; et al.`
    yes('zh-en wanfang-embase', wanfang(of), leaveOut(other))
  })
  times(40, () => {
    const of = work(foreign)
    yes('doi', pubmed(of, false), { ...embase(of, false), title: of.en, doi: of.doi.toUpperCase() })
  })
  times(25, () => {
    const of = work(foreign)
    yes('no doi', { ...pubmed(of, false), doi: '' }, leaveOut(embase(of, false)))
  })
  times(20, () => {
    const of = work(foreign)
    const first = pubmed(of, false)
    yes('pmid', first, { pmid: first.pmid, title: of.en.toUpperCase(), year: first.year })
  })
  times(35, () => {
    const of = work(chinese)
    yes('cnki-wanfang', cnki(of), wanfang(of))
  })
  times(15, () => {
    const of = work(chinese)
    yes('cnki-vip', cnki(of), vip(of))
  })
  times(10, () => {
    const of = work(chinese)
    yes('source number', cnki(of), {
      ...cnki(of),
      title: punctuated(of.zh),
      issn: '',
      pages: '',
    })
  })
  times(5, () => {
    const of = work(foreign)
    const early = {
      ...pubmed(of, false),
      pmid: '',
      volume: '',
      issue: '',
      pages: '',
      year: String(of.year - 1),
    }
    yes('early online', early, { ...embase(of, false), title: of.en, doi: of.doi })
  })

  const no = (kind: string, first: Row, second: Row) => pair('no', kind, first, second)
  times(6, () => {
    const of = work(chinese)
    const next = {
      ...of,
      page: of.last + 1,
      last: of.last + 6,
      serial: ++serial,
      doi: `${of.doi}b`,
    }
    no(
      'parts of a series',
      { ...wanfang(of), title: `${of.zh}（一）` },
      { ...wanfang(next), title: `${of.zh}（二）` }
    )
  })
  times(6, () => {
    const of = work(chinese)
    const next = {
      ...of,
      year: of.year + 1,
      volume: of.volume + 1,
      serial: ++serial,
      doi: `${of.doi}n`,
    }
    no('same title a year later', cnki(of), cnki(next))
  })
  times(6, (at) => {
    const of = work(foreign)
    const notice = { ...of, page: of.last + 30, last: of.last + 30, serial: ++serial }
    const row = { ...pubmed(notice, false), doi: at % 2 === 0 ? of.doi : `${of.doi}e` }
    no('erratum', { ...embase(of, false), doi: of.doi }, { ...row, title: `Erratum: ${of.en}` })
  })
  times(4, () => {
    const of = work(foreign)
    const row = { ...embase(of, false), title: of.en, doi: of.doi }
    no(
      'notice of retraction',
      { ...pubmed(of, false), pmid: '' },
      { ...row, 'publication type': 'Retraction of Publication' }
    )
  })
  times(6, () => {
    const of = work(foreign)
    const abstract = {
      ...of,
      at: (of.at + 1) % 5,
      year: of.year - 1,
      volume: of.volume,
      page: 900,
      last: 901,
    }
    no('abstract and full paper', pubmed(of, false), {
      ...embase(abstract, false),
      title: of.en,
      serial: '',
    })
  })
  times(5, () => {
    const of = work(foreign)
    const title = words.generic[1][0]!
    const other = { ...of, people: people(foreign), serial: ++serial }
    no(
      'two letters on one page',
      { ...pubmed(of, false), title, doi: '' },
      { ...embase(other, false), title, issn: words.abroad[of.at]![2] }
    )
  })
  times(7, (at) => {
    const [of, other] = [work(foreign), work(foreign)]
    const shared = { doi: of.doi, ...(at >= 5 && { title: words.generic[1][2]! }) }
    no(
      'one DOI for a supplement',
      { ...pubmed(of, false), ...shared },
      { ...embase(other, false), ...shared }
    )
  })
  times(4, (at) => {
    const [of, other] = [work(chinese), work(chinese)]
    const number = String(7_000_009_000 + at)
    no(
      'one number in two sources',
      { ...cnki(of), 'accession number': number },
      { ...vip(other), 'accession number': number }
    )
  })
  times(3, (at) => {
    const title = words.generic[0][at]!
    no('empty fields', { title, database: 'CNKI' }, { title, database: '维普' })
  })
  times(3, () => {
    const of = work(chinese)
    const next = {
      ...work(chinese),
      people: of.people,
      year: of.year,
      volume: of.volume,
      issue: of.issue,
      at: of.at,
    }
    const apart = { ...next, page: of.last + 40, last: of.last + 45 }
    no('other article of the same authors', cnki(of), pubmed(apart, true))
  })

  for (let at = 0; rows.length < 1000; at++) {
    const isChinese = at % 2 === 0
    const of = work(isChinese ? chinese : foreign)
    add(
      isChinese ? random.pick([cnki, wanfang, vip])(of) : random.pick([pubmed, embase])(of, false)
    )
  }
  const known = pairs.map(({ first, second, same, kind }) => [first, second, same, kind].join(','))
  return {
    articles:
      [
        COLUMNS.join(','),
        ...rows.map((row) => COLUMNS.map((name) => cell(row[name])).join(',')),
      ].join('\n') + '\n',
    pairs: ['first,second,same,kind', ...known].join('\n') + '\n',
  }
}

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)
const cell = (text = '') => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Titles differ by their punctuation between Chinese databases. */
const punctuated = (title: string) =>
  title.replaceAll('：', ':').replaceAll('（', '(').replaceAll('）', ')')

/** 345-347 as PubMed writes it: 345-7. */
function shortened({ page, last }: Work): string {
  const [a, b] = [String(page), String(last)]
  const at = a.length === b.length ? [...a].findIndex((digit, index) => digit !== b[index]) : 0
  return `${a}-${b.slice(Math.max(at, 0))}`
}

/** Databases abroad change spelling and the words at the edge of a title. */
const respelled = (title: string) =>
  title
    .replaceAll('aemia', 'emia')
    .replace(/^Clinical features/, 'The clinical features')
    .replace('a report of 1 cases', 'a case report')
    .replace('literature review', 'review of the literature')
