import type { BatchKind } from '#kernel/batches/batch_kind'

import { wording } from '#plugins/papers/lang/server/wording'
import { KEPT_DAYS, RUN } from '#plugins/papers/records/paper_runs'
import { WorkRun } from '#plugins/papers/runs/work_run'

/** As many papers as there are threads that make them, twice: the next are drawn while these are written. */
const run: BatchKind = {
  name: RUN,
  label: wording('run.label'),
  permission: 'CASE_PAPER',
  subject: 'paper_run',
  portion: 4,
  keptDays: KEPT_DAYS,
  endsWithPerson: true,
  work: WorkRun,
}

export default [run]
