/** Reports of one drug and one event that have the same kind of patient. */
export interface ReportGroup {
  /** English name of the product. */
  readonly drug: string
  /** English name of the term. */
  readonly event: string
  readonly count: number
  readonly sex?: 'male' | 'female'
  /** Patients of 75 years and more; all are younger where it is left out. */
  readonly isOld?: boolean
  /** Quarters in which they come in, from 0; evenly over all of them when absent. */
  readonly quarters?: readonly number[]
  /** Days from the first dose to the event, one after the other. */
  readonly onset?: readonly number[]
}

/** Quarters in which reports come in. */
export const QUARTERS = 8

/** From this quarter on reports come in after the first run. */
export const LATER = 6

/** What is planted, each found by another measure. */
export const planted = {
  /** Found by every rule. */
  strong: { drug: 'Demosetron', event: 'Demo tingling' },
  /** Found when the reports of the drug of `listed` are left out. */
  masked: { drug: 'Demovir', event: 'Demo stomach bleeding' },
  /** Found in women: the event is common in men, whatever they take. */
  women: { drug: 'Demogliptin', event: 'Demo narrow heart vessels' },
  /** Found by the figures of quarter after quarter. */
  growing: { drug: 'Demotamol', event: 'Demo severe allergic reaction' },
  /** Strong, and in the reference document. */
  listed: { drug: 'Demogrel', event: 'Demo stomach bleeding' },
  /** Explained by age: the drug is taken by the old, in whom the event is common. */
  false: { drug: 'Demozumab', event: 'Demo lung infection' },
  /** Found by the first run alone: what happened to one of three patients was another thing. */
  gone: { drug: 'Demosartan', event: 'Demo poor sleep' },
} as const

/** The term that a follow-up gives to the last report of the pair that is gone. */
export const RECODED = 'Demo low mood'

const plantedGroups: readonly ReportGroup[] = [
  {
    ...{ ...planted.strong, count: 12, quarters: [0, 0, 1, 2, 3, 4, 5, 6, 6, 6, 7, 7] },
    onset: [1, 2, 2, 3, 3, 4, 5, 6, 8, 10, 13, 18],
  },
  { ...planted.listed, count: 40, onset: [9, 14, 21, 30, 44, 61, 85, 120] },
  { ...planted.masked, count: 6, onset: [12, 20, 33, 47, 60, 88] },
  { ...planted.women, count: 6, sex: 'female', onset: [25, 40, 52, 66, 81, 97] },
  { ...planted.women, count: 1, sex: 'male' },
  { ...planted.growing, count: 12, quarters: [3, 5, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7] },
  { ...planted.false, count: 10, isOld: true, quarters: [0, 1, 2, 3, 4, 5, 6, 6, 7, 7] },
  { ...planted.gone, count: 3, quarters: [1, 3, 5] },
]

/** The same events with other drugs: drug, how many men (or old people), how many others. */
const beside: readonly (readonly [event: string, of: 'men' | 'old' | 'any', counts: object])[] = [
  ['Demo tingling', 'any', { Demostatin: 1, Demoprazole: 1, Demosartan: 1, Demotamol: 1 }],
  ['Demo stomach bleeding', 'any', { Demostatin: 1, Demoprazole: 1, Demotamol: 1 }],
  [
    'Demo narrow heart vessels',
    'men',
    {
      ...{ Demosetron: 4, Demogrel: 6, Demovir: 4, Demotamol: 5, Demozumab: 4, Demosartan: 4 },
      ...{ Demostatin: 7, Demoprazole: 6 },
    },
  ],
  ['Demo narrow heart vessels', 'any', { Demogrel: 1, Demovir: 1, Demotamol: 1, Demoprazole: 1 }],
  [
    'Demo lung infection',
    'old',
    {
      ...{ Demosetron: 2, Demogrel: 3, Demovir: 2, Demogliptin: 2, Demotamol: 3, Demosartan: 2 },
      ...{ Demostatin: 3, Demoprazole: 3 },
    },
  ],
  ['Demo lung infection', 'any', { Demogrel: 1, Demovir: 1, Demogliptin: 1, Demostatin: 1 }],
  [
    'Demo severe allergic reaction',
    'any',
    { Demosetron: 1, Demogrel: 2, Demostatin: 2, Demoprazole: 2, Demovir: 1 },
  ],
  ['Demo poor sleep', 'any', { Demostatin: 1, Demoprazole: 1 }],
]

/** Reports of each drug in all, and how many of them are of old people. */
const sizes: Readonly<Record<string, readonly [all: number, old: number]>> = {
  Demosetron: [36, 6],
  Demogrel: [64, 9],
  Demovir: [40, 6],
  Demogliptin: [48, 7],
  Demotamol: [50, 8],
  Demozumab: [40, 30],
  Demosartan: [36, 6],
  Demostatin: [60, 9],
  Demoprazole: [60, 9],
}

/** What people complain of, whatever they take. */
const ordinary = [
  ...['Demo nausea', 'Demo head ache', 'Demo dizziness', 'Demo rash', 'Demo weariness'],
  ...['Demo loose stools', 'Demo dry cough', 'Demo fever', 'Demo acid reflux'],
]

/** All reports of the project, in groups. */
export function reportGroups(): readonly ReportGroup[] {
  const groups: ReportGroup[] = [...plantedGroups]
  for (const [event, of, counts] of beside) {
    for (const [drug, count] of Object.entries(counts) as [string, number][]) {
      const who = of === 'men' ? ({ sex: 'male' } as const) : of === 'old' ? { isOld: true } : {}
      groups.push({ drug, event, count, ...who })
    }
  }
  let next = 0
  for (const [drug, [all, old]] of Object.entries(sizes)) {
    const own = groups.filter((each) => each.drug === drug)
    const sum = (of: readonly ReportGroup[]) => of.reduce((total, { count }) => total + count, 0)
    const oldOnes = sum(own.filter(({ isOld }) => isOld))
    for (const isOld of [true, false]) {
      const left = isOld ? old - oldOnes : all - old - (sum(own) - oldOnes)
      for (let at = 0; at < left; at++) {
        const event = ordinary[next++ % ordinary.length]!
        const sex = at % 2 === 0 ? 'female' : 'male'
        groups.push({ drug, event, count: 1, sex, isOld, quarters: [at % QUARTERS] })
      }
    }
  }
  return groups
}
