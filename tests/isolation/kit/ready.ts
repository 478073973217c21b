import db from '@adonisjs/lucid/services/db'

import type { Body } from '#tests/isolation/kit/body'
import { bringCase } from '#tests/isolation/kit/case_ways'
import type { Visitor } from '#tests/isolation/kit/visitor'
import type { Filled } from '#tests/isolation/kit/world'

export const owner = () => db.connection('owner')

/** Brings about what a request waits for. */
export type Ready = (
  own: Filled,
  ids: readonly string[],
  named: Body,
  visitor: Visitor
) => Promise<unknown>

let takeBack: (() => Promise<unknown>) | undefined

/** Says how to take back what a route was made ready with, where it would stand in the way of others. */
export function thenTakeBack(undo: () => Promise<unknown>): void {
  takeBack = undo
}

/** Takes back what the last request was made ready by, so that rows are as others left them. */
export async function takeBackLast(): Promise<void> {
  await takeBack?.()
  takeBack = undefined
}

/** Rows of these ids stand at this place of their life. */
export const standing =
  (table: string, status: string, column = 'status'): Ready =>
  async (_, ids) =>
    owner()
      .from(table)
      .whereIn('id', [...ids])
      .update({ [column]: status })

/** Nobody has confirmed the configuration, which would hold it fast. */
export const unconfirmed: Ready = async ({ scope }) =>
  owner().from('confirmed_configurations').where({ project_id: scope.projectId }).delete()

/** Two calls delete the same row: one of them after the other. */
export const deletedByNobody =
  (table: string): Ready =>
  async (_, ids) =>
    owner()
      .from(table)
      .whereIn('id', [...ids])
      .update({ removed_at: null })

/** The visitor has the case, at this node or where it stands. */
export const has =
  (node?: string): Ready =>
  async (_own, [caseId], _named, { identity }) =>
    bringCase(caseId!, { node, holder: identity.user.id })

const administersProject = `insert into memberships (user_id, project_id, role_id)
  select ?, ?, id from roles where code = 'PRO_ADMIN' and built_in
  on conflict (user_id, project_id) do update set role_id = excluded.role_id`

/** Somebody of the project may do everything there. */
export const isAdministrator: Ready = async ({ scope }, _ids, { userId }) => {
  await owner()
    .from('users')
    .where({ id: String(userId) })
    .update({ status: 'active' })
  await owner().rawQuery(administersProject, [String(userId), scope.projectId])
}
