import type { CaseContent } from '#kernel/content/case_content'

import { generateCase } from '#tests/invented/cases/generate_case'
import type { CaseWish } from '#tests/invented/cases/facts'
import { type Flaw, spoil } from '#tests/invented/cases/flaws'

/** One case of the demonstration: what it is like, and how far it has come. */
export interface DemoCase extends Omit<CaseWish, 'seed' | 'number'> {
  readonly project: 'PH302' | 'PH900'
  /** 0 test, 1 formal. */
  readonly environment: 0 | 1
  readonly flaw?: Flaw
  /** Days after which follow-ups came in; each opens a version. */
  readonly followUps?: readonly number[]
}

const study = { project: 'PH302', environment: 0, kind: '2' } as const
const spontaneous = { project: 'PH302', environment: 0, kind: '1' } as const
const formal = { project: 'PH302', environment: 1, kind: '2' } as const
const listed = { project: 'PH900', environment: 0, kind: '1' } as const

/** Twenty cases of the test environment, then a few formal ones and some after listing. */
export const demoCases: readonly DemoCase[] = [
  { ...study, country: 'CN', seriousness: 'death', richness: 0.9 },
  { ...study, country: 'CN', seriousness: 'hospitalisation', richness: 0.7, followUps: [9, 21] },
  { ...study, country: 'CN', seriousness: 'none', richness: 0.3 },
  {
    ...study,
    country: 'CN',
    seriousness: 'other_important',
    richness: 0.5,
    flaw: 'outcome_missing',
  },
  { ...study, country: 'CN', seriousness: 'life_threatening', richness: 0.8, followUps: [5] },
  { ...study, country: 'CN', seriousness: 'none', richness: 0.2, flaw: 'end_date_missing' },
  { ...study, country: 'US', seriousness: 'hospitalisation', richness: 1, followUps: [14] },
  { ...study, country: 'US', seriousness: 'none', richness: 0.1 },
  { ...study, country: 'US', seriousness: 'disability', richness: 0.6, flaw: 'no_primary_source' },
  { ...study, country: 'DE', seriousness: 'other_important', richness: 0.4 },
  { ...study, country: 'DE', seriousness: 'none', richness: 0.5, flaw: 'unit_without_value' },
  { ...study, country: 'FR', seriousness: 'hospitalisation', richness: 0.7 },
  { ...study, country: 'GB', seriousness: 'death', richness: 0.8, followUps: [30] },
  { ...study, country: 'JP', seriousness: 'other_important', richness: 0.6 },
  { ...study, country: 'KR', seriousness: 'none', richness: 0.3, flaw: 'unknown_code' },
  { ...spontaneous, country: 'CN', seriousness: 'hospitalisation', richness: 0.6, isChild: true },
  { ...spontaneous, country: 'CN', seriousness: 'none', richness: 0.1, flaw: 'text_too_long' },
  { ...spontaneous, country: 'BR', seriousness: 'none', richness: 0.2 },
  {
    ...study,
    country: 'IN',
    seriousness: 'life_threatening',
    richness: 0.5,
    flaw: 'seriousness_unanswered',
  },
  {
    ...study,
    country: 'ES',
    language: 'zh',
    kind: '3',
    seriousness: 'other_important',
    richness: 0.4,
  },
  { ...formal, country: 'CN', seriousness: 'hospitalisation', richness: 0.7 },
  { ...formal, country: 'US', seriousness: 'none', richness: 0.4 },
  { ...formal, country: 'DE', seriousness: 'life_threatening', richness: 0.8, followUps: [12] },
  { ...listed, country: 'CN', seriousness: 'other_important', richness: 0.5 },
  { ...listed, country: 'CN', seriousness: 'none', richness: 0.2 },
  { ...listed, country: 'US', seriousness: 'hospitalisation', richness: 0.6, followUps: [7] },
]

/** Seed of the generator; another one gives another demonstration. */
const SEED = 'DEMO'

/** What a case of the demonstration says when it is first entered. */
export function contentOf(wish: DemoCase): CaseContent {
  const content = generateCase({ ...wish, seed: SEED, number: demoCases.indexOf(wish) + 1 })
  return wish.flaw ? spoil(content, wish.flaw) : content
}

/** The first case of the demonstration from a country. */
export function seededCase(country: string): CaseContent {
  return contentOf(demoCases.find((wish) => wish.country === country)!)
}
