import type { CaseContent } from '#kernel/case/content/case_content'

import { dayOf, dayText } from '#tests/invented/cases/day'
import { generateCase } from '#tests/invented/cases/generate_case'
import type { CaseWish } from '#tests/invented/cases/facts'
import { type Flaw, spoil } from '#tests/invented/cases/flaws'
import { demoProject, type DemoProjectCode } from '#tests/invented/companies'

/** One case of the demonstration: what it is like, and how far it has come. */
export interface DemoCase extends Omit<CaseWish, 'seed' | 'number' | 'regions' | 'projectType'> {
  readonly project: DemoProjectCode
  /** 0 test, 1 formal. */
  readonly environment: 0 | 1
  readonly pattern: string
  readonly flaw?: Flaw
  /** Days after which follow-ups came in; each opens a version. */
  readonly followUps?: readonly number[]
}

type Told = Omit<DemoCase, 'project' | 'environment'>

const inProject =
  (project: DemoCase['project'], environment: 0 | 1, usual: Partial<Told>) =>
  (cases: readonly Told[]): DemoCase[] =>
    cases.map((each) => ({ project, environment, ...usual, ...each }))

const trial = inProject('PH302', 0, { kind: 'study' })
const formalTrial = inProject('PH302', 1, { kind: 'study' })
const market = inProject('PH900', 0, { kind: 'spontaneous' })
const formalMarket = inProject('PH900', 1, { kind: 'spontaneous' })
const otherTrial = inProject('SL210', 0, { kind: 'study' })
const generics = inProject('IG500', 0, { kind: 'spontaneous' })
const formalGenerics = inProject('IG500', 1, { kind: 'spontaneous' })

/** All of them in the order in which they came in; SL210 has not begun in earnest. */
export const demoCases: readonly DemoCase[] = [
  ...trial([
    { country: 'CN', pattern: 'kinase_liver_failure', seriousness: 'death', richness: 0.9 },
    {
      ...{ country: 'CN', pattern: 'kinase_liver', seriousness: 'hospitalisation', richness: 0.7 },
      followUps: [9],
    },
    { country: 'CN', pattern: 'hand_foot', seriousness: 'none', richness: 0.3 },
    {
      ...{ country: 'CN', pattern: 'kinase_platelets', seriousness: 'other_important' },
      ...{ richness: 0.5, flaw: 'outcome_missing' },
    },
    {
      ...{ country: 'CN', pattern: 'kinase_platelets', seriousness: 'life_threatening' },
      ...{ richness: 0.8, followUps: [5] },
    },
    {
      ...{ country: 'CN', pattern: 'kinase_liver', seriousness: 'none', richness: 0.2 },
      flaw: 'end_date_missing',
    },
    {
      ...{ country: 'US', pattern: 'kinase_lung', seriousness: 'hospitalisation', richness: 1 },
      followUps: [14],
    },
    { country: 'US', pattern: 'hand_foot', seriousness: 'none', richness: 0.1 },
    {
      ...{ country: 'US', pattern: 'hand_foot', seriousness: 'disability', richness: 0.6 },
      flaw: 'no_primary_source',
    },
    { country: 'DE', pattern: 'hand_foot', seriousness: 'other_important', richness: 0.4 },
    {
      ...{ country: 'DE', pattern: 'kinase_platelets', seriousness: 'none', richness: 0.5 },
      flaw: 'unit_without_value',
    },
    { country: 'FR', pattern: 'kinase_liver', seriousness: 'hospitalisation', richness: 0.7 },
    {
      ...{ country: 'GB', pattern: 'kinase_lung', seriousness: 'death', richness: 0.8 },
      followUps: [30],
    },
    { country: 'JP', pattern: 'kinase_liver', seriousness: 'other_important', richness: 0.6 },
    {
      ...{ country: 'KR', pattern: 'kinase_liver', seriousness: 'none', richness: 0.3 },
      flaw: 'unknown_code',
    },
    { country: 'CN', pattern: 'kinase_platelets', seriousness: 'hospitalisation', richness: 0.6 },
    {
      ...{ country: 'CN', pattern: 'hand_foot', seriousness: 'none', richness: 0.1 },
      flaw: 'text_too_long',
    },
    { country: 'BR', pattern: 'hand_foot', seriousness: 'none', richness: 0.6 },
    {
      ...{ country: 'IN', pattern: 'kinase_lung', seriousness: 'life_threatening', richness: 0.5 },
      flaw: 'seriousness_unanswered',
    },
    {
      ...{ country: 'ES', language: 'zh', kind: 'literature', pattern: 'kinase_liver' },
      ...{ seriousness: 'other_important', richness: 0.6 },
    },
  ]),
  ...formalTrial([
    { country: 'CN', pattern: 'kinase_liver', seriousness: 'hospitalisation', richness: 0.7 },
    { country: 'US', pattern: 'hand_foot', seriousness: 'none', richness: 0.4 },
    {
      ...{ country: 'DE', pattern: 'kinase_liver_failure', seriousness: 'life_threatening' },
      ...{ richness: 0.8, followUps: [12] },
    },
    { country: 'CN', pattern: 'hand_foot', seriousness: 'none', richness: 0.5 },
    { country: 'FR', pattern: 'kinase_lung', seriousness: 'hospitalisation', richness: 0.6 },
    {
      ...{ country: 'JP', pattern: 'kinase_platelets', seriousness: 'other_important' },
      ...{ richness: 0.6, followUps: [10] },
    },
  ]),
  ...market([
    { country: 'CN', pattern: 'gliptin_joints', seriousness: 'other_important', richness: 0.5 },
    { country: 'CN', pattern: 'setron_head', seriousness: 'none', richness: 0.2 },
    {
      ...{ country: 'US', pattern: 'immune_liver', seriousness: 'hospitalisation', richness: 0.6 },
      followUps: [7],
    },
    { country: 'CN', pattern: 'platelet_bleeding', seriousness: 'hospitalisation', richness: 0.7 },
    { country: 'DE', pattern: 'overdose', seriousness: 'death', richness: 0.8 },
    {
      ...{ country: 'GB', pattern: 'gliptin_no_effect', seriousness: 'none', richness: 0.3 },
      flaw: 'not_coded',
    },
    {
      ...{ country: 'CN', kind: 'literature', pattern: 'immune_lung' },
      ...{ seriousness: 'hospitalisation', richness: 0.6 },
    },
    {
      ...{ country: 'CN', pattern: 'virus_drug_dizzy', seriousness: 'none', richness: 0.3 },
      flaw: 'not_coded',
    },
  ]),
  ...formalMarket([
    { country: 'CN', pattern: 'platelet_bleeding', seriousness: 'death', richness: 0.8 },
    { country: 'CN', pattern: 'infusion_reaction', seriousness: 'life_threatening', richness: 0.6 },
    {
      ...{ country: 'CN', pattern: 'overdose', seriousness: 'hospitalisation', richness: 0.7 },
      followUps: [8],
    },
    { country: 'FR', pattern: 'immune_lung', seriousness: 'hospitalisation', richness: 0.8 },
    { country: 'US', pattern: 'immune_liver', seriousness: 'other_important', richness: 0.5 },
    { country: 'CN', pattern: 'gliptin_joints', seriousness: 'none', richness: 0.3 },
    { country: 'CN', pattern: 'virus_drug_stop', seriousness: 'hospitalisation', richness: 0.7 },
    {
      ...{ country: 'KR', kind: 'literature', pattern: 'immune_liver' },
      ...{ seriousness: 'other_important', richness: 0.5 },
    },
  ]),
  ...otherTrial([
    { country: 'US', pattern: 'sartan_dizzy', seriousness: 'none', richness: 0.4 },
    {
      ...{ country: 'US', pattern: 'sartan_dizzy', seriousness: 'hospitalisation', richness: 0.7 },
      followUps: [11],
    },
    { country: 'GB', pattern: 'sartan_pregnancy', seriousness: 'none', richness: 0.6 },
    {
      ...{ country: 'US', pattern: 'sartan_dizzy', seriousness: 'other_important', richness: 0.5 },
      flaw: 'not_coded',
    },
    {
      ...{ country: 'US', pattern: 'sartan_pregnancy', seriousness: 'none', richness: 0.7 },
      followUps: [28],
    },
    { country: 'US', pattern: 'sartan_dizzy', seriousness: 'hospitalisation', richness: 0.7 },
    { country: 'DE', pattern: 'sartan_dizzy', seriousness: 'none', richness: 0.3 },
    { country: 'US', pattern: 'sartan_dizzy', seriousness: 'other_important', richness: 0.5 },
  ]),
  ...generics([
    { country: 'CN', pattern: 'penicillin_shock', seriousness: 'life_threatening', richness: 0.7 },
    { country: 'CN', pattern: 'penicillin_rash', seriousness: 'none', richness: 0.4 },
    { country: 'DE', pattern: 'heparin_platelets', seriousness: 'hospitalisation', richness: 0.7 },
    {
      ...{ country: 'ES', pattern: 'stomach_drug_head', seriousness: 'none', richness: 0.2 },
      flaw: 'not_coded',
    },
    { country: 'FR', pattern: 'child_sleep', seriousness: 'other_important', richness: 0.6 },
  ]),
  ...formalGenerics([
    { country: 'CN', pattern: 'herbal_shock', seriousness: 'death', richness: 0.8 },
    {
      ...{ country: 'DE', pattern: 'weekly_taken_daily', seriousness: 'hospitalisation' },
      ...{ richness: 0.8, followUps: [10] },
    },
    { country: 'FR', pattern: 'newborn', seriousness: 'hospitalisation', richness: 0.9 },
    { country: 'CN', pattern: 'low_sugar', seriousness: 'hospitalisation', richness: 0.6 },
    { country: 'CN', pattern: 'infusion_flush', seriousness: 'none', richness: 0.4 },
  ]),
]

/** Seed of the generator; another one gives another demonstration. */
const SEED = 'DEMO'
/** The first case of each project came in on this day, another one each week. */
const BEGIN = dayOf('2026-01-05')

/** What a case of the demonstration says when it is first entered. */
export function contentOf(wish: DemoCase): CaseContent {
  const { project, company } = demoProject(wish.project)
  const beside = demoCases.filter(
    (each) => each.project === wish.project && each.environment === wish.environment
  )
  const content = generateCase({
    ...wish,
    ...{ seed: SEED, number: demoCases.indexOf(wish) + 1 },
    ...{ regions: project.regions, projectType: project.type },
    organisation: company.organisation,
    received: dayText(BEGIN + beside.indexOf(wish) * 7),
  })
  return wish.flaw ? spoil(content, wish.flaw) : content
}

/** The language in which a case of the demonstration is told. */
export function languageOf({ language, country }: DemoCase) {
  return language ?? (country === 'CN' ? 'zh' : 'en')
}

/** The first case of the demonstration from a country. */
export function seededCase(country: string): CaseContent {
  return contentOf(demoCases.find((wish) => wish.country === country)!)
}
