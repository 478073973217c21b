import type { Words } from '#kernel/language/words'
import { ExtensionPoint } from '#kernel/plugins/extension_point'

/** Something that hinders a case. */
export interface Hindrance {
  readonly sentence: Words
  /** Where it is mended, behind the address of the case: `/pages/patient#D_1`, `/tabs/queries`. */
  readonly place?: string
}

/** Knows obstacles of one kind to submitting a case: findings, queries that wait for an answer. */
export interface ProcessGate {
  /** Small letters and `_`: processes that are set up name it. */
  readonly name: string
  readonly label: Words
  /**
   * Each obstacle of a case, for whoever would submit it.
   * @param caseId of a case of the current scope, which the actor may see
   */
  ask(caseId: string): Promise<readonly Hindrance[]>
}

/** Whether an obstacle stands in the way at a node, or is only said there, is set up by the project. */
export const processGates = new ExtensionPoint<ProcessGate>('process.gates')
