import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { type TableCell, type TableKind, tableWriters } from '#kernel/files/write_table'
import type { Language } from '#kernel/language/words'
import { type Actor, actAs, currentActor } from '#kernel/tenancy/actor'

import { wording } from '#plugins/trail/lang/server/wording'
import { type AskedTrail, ProjectTrail } from '#plugins/trail/records/project_trail'

/** Lines that are read at once. */
const AT_ONCE = 500

const heads = ['at', 'actor', 'case', 'act', 'reason', 'changes'] as const

/** Writes the trail as its list shows it, for spreadsheets. */
@inject()
export default class TrailFile {
  constructor(
    private trail: ProjectTrail,
    private changes: Changes
  ) {}

  /** Begins to give the file out, and says in the trail what was asked for. */
  async handle(
    asked: AskedTrail,
    { kind, language }: { readonly kind: TableKind; readonly language: Language }
  ): Promise<Readable> {
    const subject = { type: 'trail_file', id: randomUUID() } as const
    const act = { name: 'trail_file.downloaded', subject } as const
    await this.changes.record(act, async (change) => {
      for (const [name, value] of Object.entries(asked)) change.note(name, undefined, value)
    })
    return tableWriters[kind].write({
      name: wording(`plugin.${asked.part === 'sign_in' ? 'operation' : asked.part}`)[language],
      heads: heads.map((head) => ({ text: wording(`head.${head}`)[language], width: 24 })),
      rows: this.#rows(currentActor(), asked),
    })
  }

  async *#rows(actor: Actor, asked: AskedTrail): AsyncGenerator<TableCell[]> {
    for (let from = 0; ; from += AT_ONCE) {
      // The answer has begun: whoever asked is told to each reading.
      const part = { from, count: AT_ONCE }
      const { rows } = await actAs(actor, () => this.trail.list(asked, part))
      for (const { at, actor: name, caseNo, act, reason, changes } of rows)
        yield [at.toISOString(), name, caseNo, act, reason, changes]
      if (rows.length < AT_ONCE) return
    }
  }
}
