type WordKind = 'keyword_zh' | 'keyword_en' | 'inn' | 'brand' | 'safety'

interface DemoSearches {
  readonly product: string
  readonly words: Readonly<Record<WordKind, readonly string[]>>
  /** Empty: the product has no task, of which is warned. */
  readonly sources: readonly string[]
}

const safety = ['不良反应', '肝损伤', 'adverse reaction', 'rash']

/** Invented products that literature is searched for, by the project of the demonstration. */
export const demoSearches: Readonly<Record<string, readonly DemoSearches[]>> = {
  PH900: [
    {
      product: '示范拉唑',
      words: {
        ...{ keyword_zh: ['示范拉唑'], keyword_en: ['demoprazole'], inn: ['demoprazolum'] },
        ...{ brand: ['Demopra'], safety },
      },
      sources: ['cnki', 'wanfang', 'vip', 'pubmed', 'europe_pmc', 'embase'],
    },
    {
      product: '示范他汀',
      words: {
        ...{ keyword_zh: ['示范他汀'], keyword_en: ['demostatin'], inn: ['demostatinum'] },
        ...{ brand: ['Demostat'], safety },
      },
      sources: ['cnki', 'pubmed'],
    },
    {
      product: '示范沙坦',
      words: {
        ...{ keyword_zh: ['示范沙坦'], keyword_en: ['demosartan'], inn: ['demosartanum'] },
        ...{ brand: [], safety },
      },
      sources: [],
    },
  ],
}

const FINDINGS = ['rash', 'liver injury', 'paraesthesia', 'cough']

/** An invented export of a source with so many articles, as RIS. */
export const demoExport = (source: string, from: string, count: number): string =>
  Array.from({ length: count }, (_, at) =>
    [
      'TY  - JOUR',
      `TI  - Invented observation ${at + 1} of ${FINDINGS[at % FINDINGS.length]} in ${source}, ${from}`,
      'AU  - Invented, Anna',
      'T2  - Demo Journal of Invented Medicine',
      `PY  - ${from.slice(0, 4)}`,
      `AN  - ${source}-${from}-${at + 1}`,
      'ER  - ',
    ].join('\n')
  ).join('\n')
