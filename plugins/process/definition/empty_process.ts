import type { ConfirmingObstacle } from '#kernel/configuration/confirming_obstacles'

import { wording } from '#plugins/process/lang/server/wording'
import { currentDefinition } from '#plugins/process/records/definitions'

/** A project is not confirmed while its process has no node at which somebody works. */
const isEmpty: ConfirmingObstacle = async (trx) => {
  const { nodes } = await currentDefinition(trx)
  return nodes.some(({ kind }) => kind !== 'ended') ? null : wording('empty_process.set_it_up')
}

export default [isEmpty]
