import type { ProcessNode } from '#plugins/cases/contract/process'
import type { LaterKind } from '#plugins/cases/contract/versions'

/**
 * Who has a case that comes to a node: whoever claims it, one person, somebody by chance, or who has
 * the fewest cases of the project then.
 */
export const assignments = ['claimed', 'named', 'random', 'least'] as const

export type Assignment = (typeof assignments)[number]

/** What obstacles of a kind do: stand in the way of submitting a case, or are only said. */
export const gateLevels = ['block', 'warn'] as const

export type GateLevel = (typeof gateLevels)[number]

/** What a project says of a node of its process; what it does not say is absent. */
export interface NodeSetup {
  /** One of the nodes of the product. */
  readonly key: string
  /**
   * What becomes of a case that this node sent back, once it is submitted again: it comes straight
   * back to whoever returned it (`resume`), or passes all nodes on its way (`rerun`).
   */
  readonly afterReturn: 'resume' | 'rerun'
  /** Names of the pages on which is worked here; a case opens on the first of them. */
  readonly pages?: readonly string[]
  /** `claimed` when absent. */
  readonly assignment?: Assignment
  /** Id of the user to whom cases go, where one is named. */
  readonly assignee?: string
  /** After so many working days a case has been here too long. */
  readonly workingDays?: number
  /** Keys of earlier nodes: who worked on a case there does not work on it here. */
  readonly notBy?: readonly string[]
  /** Kinds of versions that do not pass here: an amendment has a shorter way. Never of a node that begins or ends. */
  readonly notFor?: readonly LaterKind[]
  /** By name of the gate (`process.gates`); one that is not named is not asked. */
  readonly gates?: Readonly<Record<string, GateLevel>>
}

/** What a project says of its process: plain JSON that means the same in every project. */
export interface ProcessSetup {
  /** In the order in which cases pass them. */
  readonly nodes: readonly NodeSetup[]
  /** Nobody changes a case that has ended. */
  readonly locksEnded?: boolean
  /** A follow-up is booked in for a case that has ended, and for no other. */
  readonly followsEnded?: boolean
}

/** A node of the process as it is defined for a project. */
export type DefinedNode = ProcessNode & NodeSetup

/** The nodes that cases pass, in their order. A case keeps the version with which it began. */
export interface Definition extends ProcessSetup {
  readonly version: number
  readonly nodes: readonly DefinedNode[]
}

/** The permission to work on cases at a node. */
export const workAt = (node: string) => `PROCESS_${node}`

/** The node of that key. Throws for one that the definition does not have. */
export function nodeOf({ nodes, version }: Definition, key: string): DefinedNode {
  const found = nodes.find((node) => node.key === key)
  if (!found) throw new Error(`Version ${version} of the process has no node ${key}`)
  return found
}
