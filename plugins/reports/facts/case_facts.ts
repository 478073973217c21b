import { knownPairFacts } from '#plugins/cases/contract/views'
import type { ReportFact } from '#plugins/reports/contract'
import ages from './age_groups.json' with { type: 'json' }
import { wording } from '#plugins/reports/lang/server/wording'

const criteria = [...'abcdef'].map((letter) => `E.i.3.2${letter}`)

/** The age in days tells the group; D.2.3 does where no age is known. */
const ageGroup = `CASE ${ages.groups
  .filter(({ from }) => from !== null)
  .toReversed()
  .map(({ code, from }) => `WHEN c.age_days >= ${from} THEN '${code}'`)
  .join(' ')} ELSE c.age_group END`

/** New: a suspect drug caused something that is not listed. */
const isNew = `EXISTS (SELECT FROM ${knownPairFacts} n WHERE n.case_id = c.case_id
  AND n.role IN ('1', '3') AND n.unexpected = '1')`

const corporate = `CASE
  WHEN c.serious = 'yes' AND ${isNew} THEN 'new_serious'
  WHEN c.serious = 'yes' THEN 'serious'
  WHEN c.serious IS NULL THEN NULL
  WHEN ${isNew} THEN 'new'
  ELSE 'general' END`

const origin = `CASE WHEN c.report_category IN ('11', '12') THEN 'domestic'
  WHEN c.report_category IN ('21', '22') THEN 'overseas'
  WHEN c.country = 'CN' THEN 'domestic' WHEN c.country IS NOT NULL THEN 'overseas' END`

/** Facts of which each case has one value at most: their rows add up to the total. */
export const factsOfCases: readonly ReportFact[] = [
  {
    ...{ key: 'sex', label: wording('facts.sex'), sql: 'c.sex' },
    ...{ names: { codeList: 'sex' }, elements: ['D.5'] },
  },
  {
    ...{ key: 'serious', label: wording('facts.serious'), sql: 'c.serious' },
    names: {
      choices: [
        { value: 'yes', label: wording('serious.yes') },
        { value: 'no', label: wording('serious.no') },
      ],
    },
    elements: criteria,
  },
  {
    ...{ key: 'age_group', label: wording('facts.age_group'), sql: ageGroup },
    names: { codeList: 'age-group' },
    elements: ['D.2.1', 'D.2.2a', 'D.2.2b', 'D.2.3', 'E.i.4'],
  },
  {
    ...{ key: 'country', label: wording('facts.country'), sql: 'c.country' },
    ...{ names: { codeList: 'iso3166-1-alpha2' }, elements: ['E.i.9', 'C.2.r.3'] },
  },
  {
    ...{ key: 'province', label: wording('facts.province'), sql: 'c.province' },
    ...{ names: 'text', elements: ['C.2.r.2.5'] },
  },
  {
    ...{ key: 'report_type', label: wording('facts.report_type'), sql: 'c.report_type' },
    ...{ names: { codeList: 'report-type' }, elements: ['C.1.3'] },
  },
  {
    ...{ key: 'report_source', label: wording('facts.report_source'), sql: 'c.report_source' },
    ...{ names: { codeList: 'cn-report-source' }, elements: ['C.1.CN.1'] },
  },
  {
    ...{ key: 'qualification', label: wording('facts.qualification'), sql: 'c.qualification' },
    ...{ names: { codeList: 'qualification' }, elements: ['C.2.r.4'] },
  },
  {
    ...{
      key: 'ctcae',
      label: wording('facts.ctcae'),
      absent: wording('absent.ctcae'),
      sql: 'c.ctcae::text',
    },
    ...{ names: { codeList: 'ctcae-grade' }, elements: ['E.i.RC.1'] },
  },
  {
    ...{ key: 'version', label: wording('facts.version'), sql: 'c.version_kind' },
    names: {
      choices: (['first', 'follow-up', 'amendment'] as const).map((value) => ({
        ...{ value, label: wording(`version.${value}`) },
      })),
    },
    elements: [],
  },
  {
    ...{ key: 'corporate', label: wording('facts.corporate'), sql: corporate },
    names: {
      choices: (['new_serious', 'serious', 'new', 'general'] as const).map((value) => ({
        ...{ value, label: wording(`corporate.${value}`) },
      })),
    },
    elements: [...criteria, 'G.k.9.i.CN.1', 'G.k.1'],
  },
  {
    ...{ key: 'origin', label: wording('facts.origin'), sql: origin },
    names: {
      choices: (['domestic', 'overseas'] as const).map((value) => ({
        ...{ value, label: wording(`origin.${value}`) },
      })),
    },
    elements: ['C.1.CN.2', 'E.i.9', 'C.2.r.3'],
  },
]
