import app from '@adonisjs/core/services/app'

import { Database } from '#kernel/database/database'

import type { CaseBeginning } from '#plugins/cases/contract'
import { currentDefinition, knownNodes } from '#plugins/process/records/definitions'

/** The first step of each new case: whoever made it has it. */
const begins: CaseBeginning = {
  table: 'case_steps',
  columns: [
    ...['seq', 'act', 'to_node', 'actor_id', 'actor_name', 'holder_id', 'holder_name'],
    ...['revision', 'definition', 'at'],
  ],
  async maker() {
    const database = await app.container.make(Database)
    const { version: definition } = await database.read(currentDefinition)
    return ({ status, owner, at }) => ({
      ...{ seq: 1, act: 'begin', to_node: status, revision: 1, definition },
      ...{ actor_id: owner?.id ?? null, actor_name: owner?.name ?? null },
      ...held(owner),
      at,
    })
  },
}

/** Its open task; a case that has ended, and is restored, has none. */
const task: CaseBeginning = {
  table: 'case_tasks',
  columns: ['node', 'holder_id', 'holder_name', 'since'],
  async maker() {
    const database = await app.container.make(Database)
    const ends = new Set(
      (await database.read(knownNodes)).flatMap(({ key, kind }) => (kind === 'ended' ? key : []))
    )
    return ({ status, owner, at }) =>
      ends.has(status) ? null : { ...{ node: status, since: at }, ...held(owner) }
  },
  whileThere: true,
}

const held = (owner: { readonly id: string; readonly name: string } | null) => ({
  holder_id: owner?.id ?? null,
  holder_name: owner?.name ?? null,
})

export default [begins, task]
