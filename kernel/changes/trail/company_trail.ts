import { inject } from '@adonisjs/core'

import { listRows } from '#kernel/admin/resources/list_rows'
import type { AdminListQuery } from '#kernel/admin/list_query'
import type { AdminList } from '#kernel/admin/send_list'
import type { ElementChange } from '#kernel/changes/change'
import { narrowToElement } from '#kernel/changes/changes_element'
import { idsIn, rowNames } from '#kernel/changes/trail/row_names'
import { signInActs } from '#kernel/changes/trail/trail_fields'
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

/** What is asked for alone, and shown to nobody. */
interface Found {
  readonly changesText: string
  readonly did: string
  readonly kind: string
}

/**
 * What was done in a company outside of its projects, the platform's acts on it included; the
 * platform reads that of all companies and its own. Row-level security decides which lines there are.
 */
@inject()
export class CompanyTrail {
  constructor(private database: Database) {}

  async list(query: AdminListQuery): Promise<AdminList> {
    return this.database.readCompany(async (trx) => {
      const listed = { columns: trailColumns, search: ['actor', 'act', 'subjectId', 'changesText'] }
      const { days, element: elements, ...where } = query.where
      const most = days && Math.max(0, ...days.map(Number))
      const narrow = { days: most, elements: elements?.map(String) }
      const { rows, total } = await listRows(
        () => linesOf(trx, narrow),
        { ...query, where },
        { ...listed, columns: { ...trailColumns, act: 'did', kind: 'kind' } }
      )
      const lines = rows as unknown as (Omit<TrailLine, 'names'> & Found)[]
      const names = await rowNames(trx, idsIn(lines))
      const namesIn = (line: unknown) =>
        idsIn(line).flatMap((id) => (names.has(id) ? [[id, names.get(id)!] as const] : []))
      const shown = lines.map(({ changesText: _, did: __, kind: ___, ...line }): TrailLine => ({
        ...line,
        names: Object.fromEntries(namesIn(line)),
      }))
      return { rows: shown, total }
    })
  }

  /** The names of those who have done something, in their order. */
  async people(): Promise<string[]> {
    return this.database.readCompany(async (trx) => {
      const rows = await linesOf(trx).distinct('actor').orderBy('actor')
      return (rows as Pick<TrailLine, 'actor'>[]).map(({ actor }) => actor)
    })
  }
}

/** What an act is without what it was done to; what is removed is deleted. */
const DID = `replace(split_part(act, '.', 2), 'removed', 'deleted') as did`
const KIND = `case when split_part(act, '.', 2) = any (?) then 'sign_in'
  when split_part(act, '.', 2) = 'refused' then 'refusal' else 'change' end as kind`

interface Narrowing {
  /** Days back. */
  readonly days?: number
  /** Numbers of elements that were changed. */
  readonly elements?: readonly string[]
}

/** What row-level security lets through, said in a way for which there is an index. */
function linesOf(trx: Reading, { days, elements }: Narrowing = {}) {
  const { isPlatform } = currentActor()
  return trx.from((all) => {
    void all
      .from('audit_lines')
      .whereNull('project_id')
      .where(isPlatform ? {} : { company_id: currentCompany() })
      .select('at', 'actor_name as actor', 'act', 'reason', 'changes')
      .select(trx.raw(`chain || '#' || seq as id`), trx.raw(`changes::text as "changesText"`))
      .select(trx.raw(`split_part(chain, ':', 1) as subject`))
      .select(trx.raw(`split_part(chain, ':', 2) as "subjectId"`))
      .select(trx.raw(DID), trx.raw(KIND, [[...signInActs]]))
      .as('trail')
    // Of several elements any will do; none are none.
    if (elements) {
      void all.where((any) => {
        void any.whereRaw('false')
        for (const element of elements) void any.orWhere((one) => narrowToElement(one, element))
      })
    }
    if (days !== undefined) void all.whereRaw('at > now() - make_interval(days => ?)', [days])
  })
}
