import type { CaseContent } from '#kernel/case/content/case_content'

import type { CaseProjection, VersionKind } from '#plugins/cases/contract'
import { criteriaMetBy } from '#plugins/cases/contract/minimum_criteria'
import { ageInDays } from '#plugins/cases/facts/age_in_days'
import { possibleDays } from '#plugins/cases/facts/possible_days'
import { criteriaColumns, criteriaOf, seriousCase } from '#plugins/cases/facts/seriousness'
import { gradeIn, truthIn, valueIn } from '#plugins/cases/facts/values'
import { countryOf, rowsOf } from '#plugins/cases/records/content_readers'

/** One row for each case. */
export const caseFacts: CaseProjection = {
  table: 'case_facts',
  columns: [
    ...['sex', 'age_days', 'age_group', 'report_type', 'study_type'],
    ...['report_category', 'report_source', 'is_expedited'],
    ...['qualification', 'reporter_country', 'province', 'country'],
    ...['serious', ...criteriaColumns, 'ctcae', 'events'],
    ...['has_patient', 'has_reporter', 'has_product', 'has_event'],
    ...['receipt_first', 'receipt_last', 'recent_first', 'recent_last'],
    ...['version_kind', 'is_nullified'],
  ],
  reader: async () => (content, kind) => [factsOfCase(content, kind)],
}

function factsOfCase(content: CaseContent, kind: VersionKind): Record<string, unknown> {
  const events = rowsOf(content, 'E_i')
  const reporters = rowsOf(content, 'C_2_r')
  const primary = reporters.find(({ C_2_r_5 }) => valueIn(C_2_r_5) === '1') ?? reporters[0]
  const met = criteriaMetBy(content)
  const receipt = possibleDays(content.C_1_4)
  const recent = possibleDays(content.C_1_5)
  const grades = events.flatMap(({ E_i_RC_1 }) => gradeIn(E_i_RC_1) ?? [])
  return {
    sex: valueIn(content.D_5),
    age_days: ageInDays(content),
    age_group: valueIn(content.D_2_3),
    report_type: valueIn(content.C_1_3),
    study_type: valueIn(content.C_5_4),
    report_category: valueIn(content.C_1_CN_2),
    report_source: valueIn(content.C_1_CN_1),
    is_expedited: truthIn(content.C_1_7),
    qualification: valueIn(primary?.C_2_r_4),
    reporter_country: valueIn(primary?.C_2_r_3),
    province: valueIn(primary?.C_2_r_2_5),
    country: valueIn(countryOf(content)),
    serious: seriousCase(content),
    ...criteriaOf(events),
    ctcae: grades.length > 0 ? Math.max(...grades) : null,
    events: events.length,
    has_patient: met.includes('patient'),
    has_reporter: met.includes('reporter'),
    has_product: met.includes('product'),
    has_event: met.includes('event'),
    receipt_first: receipt.first,
    receipt_last: receipt.last,
    recent_first: recent.first,
    recent_last: recent.last,
    version_kind: kind,
    is_nullified: kind === 'nullification' || valueIn(content.C_1_11_1) === '1',
  }
}
