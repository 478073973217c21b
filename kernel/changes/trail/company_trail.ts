import { inject } from '@adonisjs/core'

import { listRows } from '#kernel/admin/kept/list_rows'
import type { AdminListQuery } from '#kernel/admin/list_query'
import type { AdminList } from '#kernel/admin/send_list'
import type { ElementChange } from '#kernel/changes/change'
import { idsIn, rowNames } from '#kernel/changes/trail/row_names'
import { Database, type Reading } from '#kernel/database/database'
import type { Words } from '#kernel/language/words'
import { currentActor, currentCompany } from '#kernel/tenancy/actor'

/** One act outside of projects, as the back office shows it. */
export interface TrailLine {
  readonly id: string
  /** UTC, from the clock of the database. */
  readonly at: Date
  readonly actor: string
  /** `noun.past` */
  readonly act: string
  /** What it was done to. */
  readonly subject: string
  readonly subjectId: string
  readonly reason: string | null
  readonly changes: readonly ElementChange[]
  /** What the line is about, and what it links to, as people know it; what is gone has no name. */
  readonly names: Readonly<Record<string, Words>>
}

export const trailColumns = {
  at: 'at',
  actor: 'actor',
  act: 'act',
  subject: 'subject',
  id: 'id',
} as const

/**
 * What was done in a company outside of its projects, the platform's acts on it included; the
 * platform reads that of all companies and its own. Row-level security decides which lines there are.
 */
@inject()
export class CompanyTrail {
  constructor(private database: Database) {}

  async list(query: AdminListQuery): Promise<AdminList> {
    return this.database.readCompany(async (trx) => {
      const listed = { columns: trailColumns, search: ['actor', 'act', 'subjectId', 'said'] }
      const { rows, total } = await listRows(() => linesOf(trx), query, listed)
      const lines = rows as unknown as (Omit<TrailLine, 'names'> & { said: string })[]
      const names = await rowNames(trx, idsIn(lines))
      const namesIn = (line: unknown) =>
        idsIn(line).flatMap((id) => (names.has(id) ? [[id, names.get(id)!] as const] : []))
      const shown = lines.map(({ said: _, ...line }): TrailLine => ({
        ...line,
        names: Object.fromEntries(namesIn(line)),
      }))
      return { rows: shown, total }
    })
  }
}

/** What row-level security lets through, said in a way for which there is an index. */
function linesOf(trx: Reading) {
  const { isPlatform } = currentActor()
  return trx.from((all) => {
    void all
      .from('audit_lines')
      .whereNull('project_id')
      .where(isPlatform ? {} : { company_id: currentCompany() })
      .select('at', 'actor_name as actor', 'act', 'reason', 'changes')
      .select(trx.raw(`chain || '#' || seq as id`), trx.raw(`changes::text as said`))
      .select(trx.raw(`split_part(chain, ':', 1) as subject`))
      .select(trx.raw(`split_part(chain, ':', 2) as "subjectId"`))
      .as('trail')
  })
}
