import { nodeKinds, type Process, type ProcessNode } from '#plugins/cases/contract/process'

const KEY = /^[A-Z][A-Z0-9_]{0,39}$/

/** A process of these nodes. Throws a sentence for nodes that make none. */
export function makeProcess(nodes: readonly ProcessNode[], followsArchived = false): Process {
  const byKey = new Map(nodes.map((node) => [node.key, node]))
  const wrong = nodes.find(({ key, kind }) => !KEY.test(key) || !nodeKinds.includes(kind))
  if (wrong) throw new Error(`"${wrong.key}" of kind "${wrong.kind}" is no node of a process`)
  if (byKey.size < nodes.length) throw new Error('Two nodes of a process have one key')
  const [entry, second] = nodes.filter(({ kind }) => kind === 'entry')
  if (!entry || second) throw new Error('A process has one node at which new cases stand')
  if (!nodes.some(({ kind }) => kind === 'ended')) throw new Error('A process has no end')
  return { nodes, entry, find: (status) => byKey.get(status), followsArchived }
}
