import type { BatchKind } from '#kernel/batches/batch_kind'

import { wording } from '#plugins/listings/lang/server/wording'
import { RUN } from '#plugins/listings/running/start_run'
import { KEPT_DAYS } from '#plugins/listings/records/runs'
import { WorkRun } from '#plugins/listings/running/work_run'

/** A file is one item: it is there as a whole or not at all. */
const run: BatchKind = {
  name: RUN,
  label: wording('run.label'),
  permission: 'CASE_REPORT_CONF',
  subject: 'listing_batch',
  portion: 1,
  keptDays: KEPT_DAYS,
  tellsItself: true,
  work: WorkRun,
}

export default [run]
