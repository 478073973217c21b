import type { CaseContent } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'

/** The first age of each group, in years. */
const groups = [
  [75, '75+'],
  [65, '65-74'],
  [45, '45-64'],
  [18, '18-44'],
  [12, '12-17'],
  [2, '2-11'],
  [0, '0-1'],
] as const

/** Years of a unit of UCUM. */
const unitYears: Readonly<Record<string, number>> = {
  'a': 1,
  '10.a': 10,
  'mo': 1 / 12,
  'wk': 7 / 365.25,
  'd': 1 / 365.25,
  'h': 1 / 8766,
}

/** Age groups of E2B that lie within one of these: foetus, neonate, infant, child, adolescent. */
const told: Readonly<Record<string, string>> = {
  ...{ 0: '0-1', 1: '0-1', 2: '0-1', 3: '2-11', 4: '12-17' },
}

/** The age group at onset; an age, else a group that lies within one of these, else unknown. */
export function ageGroupOf({ D_2_2a, D_2_2b, D_2_3 }: CaseContent): string {
  const number = valueOf(D_2_2a)
  const unit = unitYears[String(valueOf(D_2_2b) ?? '')]
  const years =
    number === undefined || number === null ? Number.NaN : Number(number) * (unit ?? Number.NaN)
  return ageGroupOfYears(years) ?? told[String(valueOf(D_2_3) ?? '')] ?? 'unknown'
}

/** The age group of an age in years; undefined where that is no number. */
export const ageGroupOfYears = (years: number): string | undefined =>
  groups.find(([from]) => years >= from)?.[1]

/** Whether a text is the name of an age group. */
export const isAgeGroup = (text: string): boolean => groups.some(([, name]) => name === text)
