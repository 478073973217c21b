import type { BatchKind } from '#kernel/batches/batch_kind'

import { wording } from '#plugins/coding/lang/server/wording'
import { ProcessRun } from '#plugins/coding/runs/process_run'

export const CODING_RUN = 'coding.run'

const run: BatchKind = {
  name: CODING_RUN,
  label: wording('run_kind.coding_run'),
  permission: 'CASE_CODING',
  subject: 'coding_run',
  portion: 20,
  keptDays: 90,
  endsWithPerson: true,
  work: ProcessRun,
}

export default [run]
