import { inject } from '@adonisjs/core'

import type { BatchState, ItemState } from '#kernel/batches/batch'
import { knownBatches, knownBatchItems } from '#kernel/batches/views'
import { Database, type Reading } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { isUuid } from '#kernel/http/is_uuid'
import type { Words } from '#kernel/language/words'
import { currentScope } from '#kernel/tenancy/actor'

import { CaseReading } from '#plugins/cases/contract/reading'
import { knownCases } from '#plugins/cases/contract/views'
import type { MessageHeader } from '#plugins/e2b/contract'
import { wording } from '#plugins/e2b/lang/server/wording'

/** The kind of batch that an export of many cases is. */
export const EXPORT = 'e2b.export'

/** Days for which its archive is given out. */
export const KEPT_DAYS = 30

/** Said of a case to whoever does not see all of it. */
export const seesNotAll = wording('exports.sees_not_all')

/** So many of the latest are listed. */
const MOST = 10

/** What was asked of an export of many cases. */
export interface AskedExport {
  /** Why cases with errors leave; without one they are refused. */
  readonly reason?: string
  /** `received` when absent. */
  readonly header?: MessageHeader
  /** False leaves the documents themselves out. */
  readonly documents?: boolean
  /** Cases of one message at most, from 1; one when absent. */
  readonly perMessage?: number
}

/** An export of many cases. */
export interface ExportOfCases {
  readonly id: string
  readonly asked: AskedExport
  readonly state: BatchState
  readonly total: number
  /** Cases that are dealt with, and those of them whose message may be downloaded. */
  readonly settled: number
  readonly done: number
  readonly startedByName: string
  readonly startedAt: Date
  readonly endedAt: Date | null
  /** The archive is given out before. */
  readonly expiresAt: Date | null
}

/** A case of an export, and what became of it. */
export interface ExportedItem {
  readonly caseId: string
  readonly caseNo: string
  readonly state: ItemState
  readonly verdict: string | null
  readonly code: number | null
  readonly sentence: Words | null
  /** Id of the frozen copy. */
  readonly made: string | null
}

const latest = `
  select b.id, b.asked, b.state, b.total, b.started_by_name as "startedByName", b.started_at as "startedAt",
    b.ended_at as "endedAt", b.ended_at + make_interval(days => ${KEPT_DAYS}) as "expiresAt",
    counted.settled, counted.done
  from ${knownBatches} b cross join lateral (
    select count(*) filter (where state <> 'waiting')::int as settled,
      count(*) filter (where state = 'done')::int as done
    from ${knownBatchItems} where batch_id = b.id) counted
  where b.project_id = ? and b.environment = ? and b.kind = '${EXPORT}'
    and (b.ended_at is null or b.ended_at > now() - make_interval(days => ${KEPT_DAYS}))`

/** Exports of many cases, which are batches: how far they are, and what became of each case. */
@inject()
export class Exports {
  constructor(
    private database: Database,
    private reading: CaseReading
  ) {}

  /** The latest that are at work or whose archive is still given out. */
  async list(): Promise<ExportOfCases[]> {
    return this.#select(`order by b.started_at desc limit ${MOST}`)
  }

  /** One of those. Refuses with 1005 what the project does not have, or not any more. */
  async get(id: string): Promise<ExportOfCases> {
    const found = isUuid(id) ? (await this.#select('and b.id = ?', id))[0] : undefined
    if (!found) throw new kernelErrors.E_DATA_NOT_FOUND({ detail: isOver })
    return found
  }

  /**
   * A page of the cases of an export, in the order in which they were asked for, and how many there are.
   * What became of a case may quote it: who does not see all of the case is told that instead.
   * @param problems only those without a message, and those whose message leaves something out
   */
  async items(
    id: string,
    { problems, from, count }: { problems: boolean; from: number; count: number }
  ): Promise<{ rows: ExportedItem[]; total: number }> {
    const page = await this.database.read(async (trx) => {
      const rows: ExportedItem[] = await itemsOf(trx, id, problems)
        .join(`${knownCases} as c`, 'c.id', 'i.subject')
        .select('i.subject as caseId', 'c.case_no as caseNo')
        .select('i.state', 'i.verdict', 'i.code', 'i.sentence', 'i.made')
        .orderBy('i.position')
        .offset(from)
        .limit(count)
      const [{ n }] = await itemsOf(trx, id, problems).count('* as n')
      return { rows, total: Number(n) }
    })
    const partly = await this.reading.seenInPart(page.rows.map(({ caseId }) => caseId))
    const rows = page.rows.map((row) =>
      row.sentence && partly.has(row.caseId) ? { ...row, sentence: seesNotAll } : row
    )
    return { ...page, rows }
  }

  async #select(rest: string, ...bindings: readonly string[]): Promise<ExportOfCases[]> {
    const { projectId, environment } = currentScope()
    return this.database.read(async (trx) => {
      const { rows } = await trx.rawQuery([latest, rest].join(' '), [
        ...[projectId, environment],
        ...bindings,
      ])
      return rows
    })
  }
}

function itemsOf(trx: Reading, id: string, problems: boolean) {
  const items = trx.from(`${knownBatchItems} as i`).where('i.batch_id', id)
  if (problems)
    void items.whereRaw(`(i.state in ('refused', 'failed') or i.verdict = 'incomplete')`)
  return items
}

const isOver = wording('exports.is_over')
