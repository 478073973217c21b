import type { ProcessNode } from '#plugins/cases/contract/process'
import type { ProcessSetup } from '#plugins/process/contract/definition'

/** Why a process cannot be as it is set up: keys below `fault` in lang/. */
export type Fault =
  | 'empty'
  | 'unknown_node'
  | 'unknown_page'
  | 'unknown_gate'
  | 'twice'
  | 'no_entry'
  | 'no_way_out'
  | 'unreachable'
  | 'nobody'
  | 'not_the_named'
  | 'nobody_named'
  | 'not_earlier'
  | 'passed_by_all'

/** Something that is wrong, and where: `nodes`, `nodes.2.assignment`. */
export interface SetupFault {
  readonly field: string
  readonly fault: Fault
}

/** What a process is held against. */
export interface SetupKnowledge {
  /** The nodes of the product. */
  readonly nodes: readonly ProcessNode[]
  /** Names of the pages on which cases open. */
  readonly pages: readonly string[]
  /** Names of the gates that there are. */
  readonly gates: readonly string[]
  /**
   * Who may work at a node, by its key; absent where nobody knows, as for a template of the company.
   */
  readonly people?: Readonly<Record<string, readonly { readonly id: string }[]>>
}

/** What is wrong with a process, in its order. The server refuses by it, the screen says it at the field. */
export function setupFaults(
  { nodes: said }: ProcessSetup,
  { nodes, pages, gates, people }: SetupKnowledge
): readonly SetupFault[] {
  const faults: SetupFault[] = []
  const add = (field: string, fault: Fault) => faults.push({ field, fault })
  if (said.length === 0) return [{ field: 'nodes', fault: 'empty' }]
  const keys = said.map(({ key }) => key)
  const kindOf = (key: string) => nodes.find((node) => node.key === key)?.kind
  const end = keys.findIndex((key) => kindOf(key) === 'ended')
  if (kindOf(keys[0]!) !== 'entry') add('nodes.0.key', 'no_entry')
  if (end === -1) add(`nodes.${keys.length - 1}.key`, 'no_way_out')
  for (const [at, node] of said.entries()) {
    const { key, pages: worked = [], assignment, assignee, notBy = [], notFor = [] } = node
    const field = `nodes.${at}`
    const kind = kindOf(key)
    if (!kind) add(`${field}.key`, 'unknown_node')
    else if (keys.indexOf(key) < at) add(`${field}.key`, 'twice')
    else if (end !== -1 && at > end) add(`${field}.key`, 'unreachable')
    else if (kind === 'entry' && at > 0) add(`${field}.key`, 'unreachable')
    if (worked.some((page) => !pages.includes(page))) add(`${field}.pages`, 'unknown_page')
    if (notBy.some((other) => !keys.slice(0, at).includes(other)))
      add(`${field}.notBy`, 'not_earlier')
    if (notFor.length > 0 && (kind === 'entry' || kind === 'ended'))
      add(`${field}.notFor`, 'passed_by_all')
    for (const gate of Object.keys(node.gates ?? {}))
      if (!gates.includes(gate)) add(`${field}.gates.${gate}`, 'unknown_gate')
    if (assignment === 'named' && !assignee) add(`${field}.assignee`, 'nobody_named')
    const able = people?.[key]
    if (able?.length === 0) add(`${field}.assignment`, 'nobody')
    else if (able && assignment === 'named' && assignee && !able.some(({ id }) => id === assignee))
      add(`${field}.assignee`, 'not_the_named')
  }
  return faults
}
