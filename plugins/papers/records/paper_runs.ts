import type { BatchState, ItemState } from '#kernel/batches/batch'
import { knownBatches, knownBatchItems } from '#kernel/batches/views'
import type { Reading } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'
import type { Words } from '#kernel/language/words'
import type { PaperFile } from '#kernel/paper/paper_tasks'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import { knownCases } from '#plugins/cases/contract/views'
import type { PaperLanguage } from '#plugins/papers/contract'

/** The kind of batch that prints papers of many cases. */
export const RUN = 'papers.run'

/** Days from its beginning for which the papers of a run are given out. */
export const KEPT_DAYS = 30

/** So many of the latest are listed. */
const MOST = 20

/** What is asked of a run: the same paper of each case. */
export interface AskedRun {
  readonly form: string
  readonly language: PaperLanguage
  /** Key of a privacy set. */
  readonly privacy: string
  readonly kind: PaperFile
}

/** Papers of many cases that somebody has asked for. */
export interface PaperRun {
  readonly id: string
  readonly asked: AskedRun
  readonly state: BatchState
  readonly total: number
  /** Cases that are dealt with, and those of them of which there is a paper. */
  readonly settled: number
  readonly done: number
  readonly startedAt: Date
  readonly endedAt: Date | null
  /** The papers are given out before. */
  readonly expiresAt: Date
}

/** A case of a run without a paper, and why. */
export interface RefusedPaper {
  readonly caseNo: string
  readonly state: ItemState
  readonly code: number | null
  readonly sentence: Words | null
}

const ofActor = `
  select b.id, b.asked, b.state, b.total, b.started_at as "startedAt", b.ended_at as "endedAt",
    b.started_at + make_interval(days => ${KEPT_DAYS}) as "expiresAt", counted.settled, counted.done
  from ${knownBatches} b cross join lateral (
    select count(*) filter (where state <> 'waiting')::int as settled,
      count(*) filter (where state = 'done')::int as done
    from ${knownBatchItems} where batch_id = b.id) counted
  where b.project_id = ? and b.environment = ? and b.kind = '${RUN}' and b.started_by = ?`

/** The latest runs of the actor, the newest first; also those whose papers are gone. */
export async function listRuns(trx: Reading): Promise<PaperRun[]> {
  return select(trx, `order by b.started_at desc, b.id limit ${MOST}`)
}

/** A run of the actor. Refuses with 1005 any other: what is in it was seen by whoever made it. */
export async function findRun(trx: Reading, id: string): Promise<PaperRun> {
  const [found] = await select(trx, 'and b.id = ?', uuidOrNil(id))
  if (!found) throw new kernelErrors.E_DATA_NOT_FOUND()
  return found
}

/** The cases of a run without a paper, in the order in which they were asked for. */
export async function refusedOfRun(trx: Reading, id: string): Promise<RefusedPaper[]> {
  return trx
    .from(`${knownBatchItems} as i`)
    .join(`${knownCases} as c`, 'c.id', 'i.subject')
    .where('i.batch_id', id)
    .whereNotIn('i.state', ['done', 'waiting'])
    .select('c.case_no as caseNo', 'i.state', 'i.code', 'i.sentence')
    .orderBy('i.position')
}

async function select(trx: Reading, rest: string, ...more: string[]): Promise<PaperRun[]> {
  const { projectId, environment } = currentScope()
  const { userId } = currentActor()
  const bindings = [projectId, environment, userId, ...more] as string[]
  return (await trx.rawQuery([ofActor, rest].join(' '), bindings)).rows
}
