import type { BatchKind } from '#kernel/batches/batch_kind'

import { ProcessExport } from '#plugins/e2b/exchange/process_export'
import { wording } from '#plugins/e2b/lang/server/wording'
import { EXPORT, KEPT_DAYS } from '#plugins/e2b/records/exports'

/** Messages that leave, many at once. */
export const exportsOfCases: BatchKind = {
  name: EXPORT,
  label: wording('export_kind.export_of_cases'),
  permission: 'CASE_EXPORT',
  subject: 'e2b_export',
  portion: 8,
  keptDays: KEPT_DAYS,
  tellsItself: true,
  work: ProcessExport,
}
