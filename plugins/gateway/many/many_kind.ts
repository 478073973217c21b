import type { BatchKind } from '#kernel/batches/batch_kind'

import { wording } from '#plugins/gateway/lang/server/wording'
import { MANY } from '#plugins/gateway/many/submit_many'
import { WorkMany } from '#plugins/gateway/many/work_many'

/** One case after the other, each in a transaction of its own: a refusal is the verdict on it alone. */
const many: BatchKind = {
  name: MANY,
  label: wording('many.label'),
  permission: 'CASE_DECLARE',
  subject: 'gateway_batch',
  portion: 1,
  keptDays: 90,
  endsWithPerson: true,
  work: WorkMany,
}

export default [many]
