import type { Change } from '#kernel/changes/change'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import type { MessageKind, QueryPlace } from '#plugins/queries/contract/query'
import { wording } from '#plugins/queries/lang/server/wording'
import { MessageRow, QueryRow } from '#plugins/queries/records/query_rows'

/** What a query is made of before it is sent. */
export interface NewQuery extends QueryPlace {
  readonly caseId: string
  readonly caseVersion: number
  readonly caseRevision: number
  readonly receiverId: string
  readonly receiverName: string
  readonly draft: string
}

/** What its sender may still say otherwise while it is a draft. */
export type Draft = Pick<NewQuery, 'page' | 'path' | 'receiverId' | 'receiverName' | 'draft'>

/** Writes the queries of the current scope. */
export class Queries {
  /** Keeps a draft of the actor, under the next number of the project. */
  async add(change: Change, id: string, wish: NewQuery): Promise<QueryRow> {
    const { companyId, projectId, environment } = currentScope()
    const { userId, name } = currentActor()
    const number = await nextNumber(change)
    const values = { id, companyId, projectId, environment, number, ...wish }
    const by = { senderId: userId!, senderName: name }
    const row = await QueryRow.create({ ...values, ...by, status: 'draft' }, { client: change.trx })
    change.note('number', undefined, number)
    change.note('case', undefined, wish.caseId)
    note(change, undefined, wish)
    return row.refresh()
  }

  /**
   * The query, held until the change is over. Refuses with 1005 one that the project does not have, with
   * 1006 one that others changed since `revision`.
   */
  async lock(change: Change, id: string, revision: number): Promise<QueryRow> {
    const row = await QueryRow.query({ client: change.trx }).where({ id }).forUpdate().first()
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    if (row.revision !== revision) throw new kernelErrors.E_DATA_STATUS({ detail: changed })
    return row
  }

  /** Says of a draft what its sender says now. */
  async redraft(change: Change, row: QueryRow, draft: Draft): Promise<void> {
    note(change, row, draft)
    await raise(row, draft)
  }

  /** Adds what the actor says, and with it what becomes of the query. */
  async say(
    change: Change,
    row: QueryRow,
    { kind, content, ...becomes }: { kind: MessageKind; content: string } & Partial<Standing>
  ): Promise<void> {
    const { companyId, projectId, environment } = currentScope()
    const { userId, name } = currentActor()
    const said = await MessageRow.query({ client: change.trx })
      .where({ queryId: row.id })
      .orderBy('number', 'desc')
      .first()
    await MessageRow.create(
      {
        ...{ id: newId(), companyId, projectId, environment, queryId: row.id },
        ...{ number: (said?.number ?? 0) + 1, kind, content },
        ...{ authorId: userId!, authorName: name },
      },
      { client: change.trx }
    )
    change.note(kind, undefined, content)
    await this.become(change, row, becomes)
  }

  /** Says where the query stands now. */
  async become(change: Change, row: QueryRow, standing: Partial<Standing>): Promise<void> {
    if (standing.status) change.note('status', row.status, standing.status)
    await raise(row, standing)
  }
}

type Standing = Pick<QueryRow, 'status' | 'draft' | 'sentAt' | 'repliedAt' | 'closedAt'>

const raise = (row: QueryRow, values: object) =>
  row.merge({ ...values, revision: row.revision + 1 }).save()

/** Whoever numbers another one of the project waits until this change is over: none is left out. */
async function nextNumber({ trx }: Change): Promise<number> {
  const { projectId, environment } = currentScope()
  await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `queries ${projectId} ${environment}`,
  ])
  const last = await QueryRow.query({ client: trx }).orderBy('number', 'desc').first()
  return (last?.number ?? 0) + 1
}

const noted = ['page', 'path', 'receiverName', 'draft'] as const

type Noted = Partial<Pick<QueryRow, (typeof noted)[number]>>

function note(change: Change, before: Noted | undefined, after: Draft): void {
  for (const name of noted) {
    const was = before?.[name] ?? undefined
    if (was !== (after[name] ?? undefined)) change.note(name, was, after[name] ?? undefined)
  }
}

const changed = wording('queries.changed_meanwhile')
