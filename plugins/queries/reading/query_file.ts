import type { Readable } from 'node:stream'

import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { type TableCell, type TableKind, tableWriters } from '#kernel/files/write_table'
import type { Language } from '#kernel/language/words'
import { type Actor, actAs, currentActor } from '#kernel/tenancy/actor'

import { wording } from '#plugins/queries/lang/server/wording'
import { type SeenQuery, SeenQueries } from '#plugins/queries/reading/seen_queries'

/** Queries that are read at once. */
const AT_ONCE = 100

const heads = [
  ...(['number', 'place', 'status', 'content', 'reply', 'sender', 'receiver'] as const),
  ...(['sent_at', 'replied_at', 'closed_at'] as const),
] as const

/** Writes the queries of a case, for spreadsheets. */
@inject()
export default class QueryFile {
  constructor(
    private seen: SeenQueries,
    private changes: Changes
  ) {}

  /**
   * Begins to give the file out, and says so in the trail of the case. Refuses with 2604 a case that is
   * not there, with 2402 one without queries.
   */
  async handle(
    caseId: string,
    { kind, language }: { readonly kind: TableKind; readonly language: Language }
  ): Promise<Readable> {
    const { count } = await this.seen.ofCase(caseId)
    const act = { name: 'case.queries_exported', subject: { type: 'case', id: caseId } } as const
    await this.changes.record(act, async (change) => {
      change.note('queries', undefined, count)
      change.note('file', undefined, kind)
    })
    return tableWriters[kind].write({
      name: wording('plugin.queries')[language],
      heads: heads.map((head) => ({ text: wording(`head.${head}`)[language], width: 20 })),
      rows: this.#rows(caseId, language, currentActor()),
    })
  }

  async *#rows(
    caseId: string,
    language: Language,
    actor: Actor
  ): AsyncGenerator<TableCell[], void> {
    for (let from = 0; ; from += AT_ONCE) {
      const asked = { caseId, sort: 'number', order: 'asc' } as const
      const part = { from, count: AT_ONCE }
      // What is fetched later is fetched for whoever asked.
      const { rows } = await actAs(actor, () => this.seen.list(asked, part))
      for (const row of rows) yield cellsOf(row, language)
      if (rows.length < AT_ONCE) return
    }
  }
}

const cellsOf = (query: SeenQuery, language: Language): TableCell[] => [
  query.number,
  query.placeName?.[language] ?? null,
  wording(`status.${query.status}`)[language],
  query.content,
  query.reply,
  query.senderName,
  query.receiverName,
  ...[query.sentAt, query.repliedAt, query.closedAt].map((at) => at?.toISOString() ?? null),
]
