import { planted } from '#tests/invented/surveillance/report_groups'

/** Reports of others of one drug and one event. */
interface OthersGroup {
  readonly drug: string
  readonly event: string
  readonly count: number
}

/**
 * Reports of others in which the pair that is masked in the project is not: no one else reports so much of
 * the drug that hides it. 12 of 52 reports of the drug name the event, 6 of 148 of the others.
 */
const groups: readonly OthersGroup[] = [
  { ...planted.masked, count: 12 },
  { drug: planted.masked.drug, event: 'Demo headache', count: 40 },
  { drug: planted.listed.drug, event: planted.listed.event, count: 4 },
  { drug: planted.listed.drug, event: 'Demo headache', count: 16 },
  { drug: 'Demo elsewhere', event: planted.listed.event, count: 2 },
  { drug: 'Demo elsewhere', event: 'Demo headache', count: 66 },
  { ...planted.strong, count: 5 },
  { drug: planted.strong.drug, event: 'Demo poor sleep', count: 15 },
  { drug: 'Demo elsewhere', event: 'Demo poor sleep', count: 40 },
]

const sexes = ['F', 'M', '']
const ages = ['18-44', '45-64', '65-74', '']

/** A table of invented reports as a person loads it: report_id, drug, event, sex, age_group, year, country. */
export function referenceTable(): Buffer {
  const lines = ['report_id,drug,event,sex,age_group,year,country']
  for (const { drug, event, count } of groups)
    for (let at = 0; at < count; at++) {
      const strata = [sexes[at % 3], ages[at % 4], 2024 + (at % 2), at % 5 === 0 ? 'JP' : 'US']
      lines.push([`R${lines.length}`, drug, event, ...strata].join(','))
    }
  return Buffer.from(`${lines.join('\n')}\n`, 'utf8')
}

/** What the demonstration calls it. */
export const REFERENCE = 'Demo reports of others'
