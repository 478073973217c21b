import type { CaseBeginning } from '#plugins/cases/contract'
import { defaultDefinition } from '#plugins/process/definition/default_definition'

/** The first step of each new case: whoever made it has it. */
const begins: CaseBeginning = {
  table: 'case_steps',
  columns: [
    ...['seq', 'act', 'to_node', 'actor_id', 'actor_name', 'holder_id', 'holder_name'],
    ...['revision', 'definition', 'at'],
  ],
  row: ({ status, owner, at }) => ({
    ...{
      seq: 1,
      act: 'begin',
      to_node: status,
      revision: 1,
      definition: defaultDefinition.version,
    },
    ...{ actor_id: owner?.id ?? null, actor_name: owner?.name ?? null },
    ...held(owner),
    at,
  }),
}

/** Its open task; a case that has ended, and is restored, has none. */
const task: CaseBeginning = {
  table: 'case_tasks',
  columns: ['node', 'holder_id', 'holder_name', 'since'],
  row: ({ status, owner, at }) =>
    hasEnded(status) ? null : { ...{ node: status, since: at }, ...held(owner) },
  whileThere: true,
}

const hasEnded = (status: string) =>
  defaultDefinition.nodes.some(({ key, kind }) => key === status && kind === 'ended')

const held = (owner: { readonly id: string; readonly name: string } | null) => ({
  holder_id: owner?.id ?? null,
  holder_name: owner?.name ?? null,
})

export default [begins, task]
