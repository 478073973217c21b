import { inject } from '@adonisjs/core'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

import type { AuditQuery } from '#kernel/changes/audit_query'
import { type Act, chainOf, type ElementChange } from '#kernel/changes/change'
import { narrowToElement } from '#kernel/changes/changes_element'
import { shortLines } from '#kernel/changes/short_lines'
import { Database, type Reading } from '#kernel/database/database'
import { type HasTimeZone, platformZone } from '#kernel/fields/today'
import { projectAtHand } from '#kernel/tenancy/find_project'

/** A change as lists tell it. */
export interface ToldChange extends ElementChange {
  /** Long texts of it end in "…", or it is told without its values; `changeAt` has them whole. */
  readonly shortened?: true
}

/** One line of the trail, as people read it. */
export interface AuditLine {
  readonly seq: number
  /** UTC, from the clock of the database. */
  readonly at: string
  readonly actorName: string
  readonly act: string
  readonly reason: string | null
  readonly changes: readonly ToldChange[]
  /** How many changes more it has, where there are too many to tell. */
  readonly left: number
  /** SHA-256 of the line, hexadecimal. */
  readonly hash: string
}

export interface AuditPage {
  readonly rows: readonly AuditLine[]
  readonly total: number
  /** Lines before this one follow, where the answer holds fewer than were asked for. */
  readonly next: number | null
}

/** Keys of elements that somebody does not see. */
type Unseen = ReadonlySet<string>

/** Whoever asks: what they do not see, and where their days begin. */
interface Asker extends HasTimeZone {
  readonly unseen?: Unseen
}

/** Reads the audit trail of a subject within the current scope. */
@inject()
export class AuditTrail {
  constructor(private database: Database) {}

  /**
   * Lines, the latest first.
   * @param unseen what whoever asks does not see of them: it is not looked at, so no line is found by it
   */
  async list(subject: Act['subject'], query: AuditQuery, unseen?: Unseen): Promise<AuditPage> {
    const { page = 1, pageSize = 20 } = query
    // Days are those of the project.
    const { timeZone } = query.from || query.to ? await projectAtHand() : platformZone
    return this.database.read(async (trx) => {
      const lines = () => filteredLines(trx, subject, query, { unseen, timeZone })
      const asked = lines()
        .orderBy('seq', 'desc')
        .offset((page - 1) * pageSize)
        .limit(pageSize)
        .select('seq', 'at', 'actor_name', 'act', 'reason', 'changes', 'hash')
      if (query.before !== undefined) void asked.where('seq', '<', query.before)
      const rows = (await shortLines(trx, asked)) as LineRow[]
      const counted = await lines().count('* as n').first()
      const last = rows.at(-1)
      const next = last && rows.length < last.asked ? last.seq : null
      return { rows: rows.map(toLine), total: Number(counted?.n), next }
    })
  }

  /**
   * A change of a line as it was recorded, whole; the one of the whole content where the line has none
   * of that place. None where the line says nothing of it.
   */
  async changeAt(
    subject: Act['subject'],
    seq: number,
    path: string
  ): Promise<ElementChange | undefined> {
    return this.database.read(async (trx) => {
      const found = await filteredLines(trx, subject)
        .where({ seq })
        .joinRaw('cross join lateral jsonb_array_elements(changes) as change')
        .whereRaw(`change->>'path' in (?, '')`, [path])
        .orderByRaw(`change->>'path' desc`)
        .select('change')
        .first()
      return found?.change
    })
  }

  /**
   * Who has done something to a subject, each once under the name they had last, whoever did first
   * first; the system has no id.
   */
  async peopleOf(subject: Act['subject']): Promise<{ id: string | null; name: string }[]> {
    return this.database.read(async (trx) => {
      const rows = await filteredLines(trx, subject)
        .groupByRaw('actor_id, case when actor_id is null then actor_name end')
        .orderByRaw('min(seq)')
        .select('actor_id as id')
        .select(trx.raw('(array_agg(actor_name order by seq desc))[1] as name'))
      return rows.map(({ id, name }) => ({ id, name }))
    })
  }

  /** The people and acts that occur, for the filters. */
  async filtersOf(subject: Act['subject']): Promise<{ actors: string[]; acts: string[] }> {
    return this.database.read(async (trx) => {
      const of = async (column: string) => {
        const rows = await filteredLines(trx, subject).distinct(column).orderBy(column)
        return rows.map((row) => String(row[column]))
      }
      return { actors: await of('actor_name'), acts: await of('act') }
    })
  }
}

function filteredLines(
  trx: Reading,
  subject: Act['subject'],
  { actor, act, element, from, to }: AuditQuery = {},
  { unseen = new Set(), timeZone = platformZone.timeZone }: Partial<Asker> = {}
): DatabaseQueryBuilderContract {
  const lines = trx.from('audit_lines').where('chain', chainOf(subject))
  if (actor) lines.where('actor_name', actor)
  if (act) lines.where('act', act)
  if (from) lines.whereRaw('at >= ?::timestamp at time zone ?', [from, timeZone])
  if (to) lines.whereRaw('at < (?::date + 1)::timestamp at time zone ?', [to, timeZone])
  if (element) narrowToElement(lines, element, unseen)
  return lines
}

interface LineRow {
  seq: number
  at: Date
  actor_name: string
  act: string
  reason: string | null
  changes: ToldChange[]
  left: number
  /** How many lines were asked for. */
  asked: number
  hash: Buffer
}

function toLine({ at, actor_name: actorName, hash, asked: _, ...line }: LineRow): AuditLine {
  return { ...line, at: at.toISOString(), actorName, hash: hash.toString('hex') }
}
