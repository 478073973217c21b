import type { ProcessNode } from '#plugins/cases/contract/process'

/** A node of the process as it is defined for a project. */
export interface DefinedNode extends ProcessNode {
  /**
   * What becomes of a case that this node sent back, once it is submitted again: it comes straight
   * back to whoever returned it (`resume`), or passes all nodes on its way (`rerun`).
   */
  readonly afterReturn: 'resume' | 'rerun'
}

/** The nodes that cases pass, in their order. A case keeps the version with which it began. */
export interface Definition {
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
