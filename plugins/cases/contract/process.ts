import type { Words } from '#kernel/language/words'
import { ExtensionPoint } from '#kernel/plugins/extension_point'
import type { Scope } from '#kernel/tenancy/scope'

/**
 * What a node means to the rest of the product: new cases stand at the one that is `entry`; at
 * `evaluation` a case opens on the pages of `cases.evaluation_pages`; where it has `ended` nothing is
 * left to do, and only such cases let their project be closed; all other nodes are `work`.
 */
export const nodeKinds = ['entry', 'work', 'evaluation', 'ended'] as const

export type NodeKind = (typeof nodeKinds)[number]

/** A step of the process that a case passes. */
export interface ProcessNode {
  /** Status of the cases that stand here: capitals, digits and `_`, at most 40 of them. */
  readonly key: string
  readonly name: Words
  readonly kind: NodeKind
  /** Page on which a case opens here; case identification when absent. */
  readonly opensOn?: string
  /** Whether runs of coding change the cases that stand here. */
  readonly isCoded: boolean
}

/** The nodes that the cases of a scope pass. */
export interface Process {
  /** In their order. */
  readonly nodes: readonly ProcessNode[]
  /** Where new cases stand. */
  readonly entry: ProcessNode
  /**
   * The node of a status. A process that takes the place of another one may not have it: such a case
   * shows its status, has not ended, is left alone by runs, and can be moved.
   */
  find(status: string): ProcessNode | undefined
  /** A follow-up waits until the case has ended (E2B-31). */
  readonly followsArchived: boolean
}

/** Says which process the cases of a scope pass. */
export abstract class CaseProcess {
  /** That of the current scope. Throws when the plugin that owns it has failed: no status is guessed. */
  abstract current(): Promise<Process>
}

/** Gives the process of each project in place of the one that comes with cases. */
export interface ProcessOwner {
  /** Nodes in their order: one of them `entry`, at least one `ended`, no key twice. */
  nodesOf(scope: Scope): Promise<readonly ProcessNode[]>
  /** Whether a follow-up waits until the case has ended; it does not where nobody says so. */
  followsArchived?(scope: Scope): Promise<boolean>
}

export const caseProcess = new ExtensionPoint<ProcessOwner>('cases.process', 'one')
