import type { DefinedNode, Definition } from '#plugins/process/contract/definition'
import type { Standing } from '#plugins/process/contract/standing'

/** Whether nobody changes a case: it has come to the end of a process that locks what has ended. */
export const isLocked = (
  { isEnded }: Pick<Standing, 'isEnded'>,
  { locksEnded }: Pick<Definition, 'locksEnded'>
): boolean => isEnded && locksEnded === true

/** The nodes at which a locked case may go on, in the order of its process; none of one that is open. */
export const nodesToGoOn = (
  standing: Pick<Standing, 'isEnded'>,
  definition: Definition
): readonly DefinedNode[] =>
  isLocked(standing, definition) ? definition.nodes.filter(({ kind }) => kind !== 'ended') : []
