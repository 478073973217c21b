import type { BatchKind } from '#kernel/batches/batch_kind'

import { wording } from '#plugins/process/lang/server/wording'
import { MANY } from '#plugins/process/many/act_on_many'
import { WorkMany } from '#plugins/process/many/work_many'

/** One case after the other, each in a transaction of its own: a refusal is the verdict on it alone. */
const many: BatchKind = {
  name: MANY,
  label: wording('many_kind.many'),
  permission: 'CASE_DATA',
  subject: 'process_batch',
  portion: 1,
  keptDays: 90,
  work: WorkMany,
}

export default [many]
