import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Database, type Reading } from '#kernel/database/database'

import { CaseRecords } from '#plugins/cases/contract'
import { knownCases } from '#plugins/cases/contract/views'
import { type Copies, copiesOf, differing } from '#plugins/process/contract/copies'
import type { Definition } from '#plugins/process/contract/definition'
import { standing } from '#plugins/process/contract/standing'
import type { Step } from '#plugins/process/contract/step'
import {
  holderOf,
  keepStanding,
  keepTask,
  readSteps,
  stepOf,
  type StepRow,
} from '#plugins/process/records/case_ways'
import { definitionOf } from '#plugins/process/records/definitions'

/** Cases of one query. */
const PORTION = 500

/** A case whose copies are not what its steps amount to. */
export interface WrongCopies {
  readonly caseId: string
  readonly caseNo: string
  readonly isDeleted: boolean
  readonly kinds: ReturnType<typeof differing>
  readonly is: Copies
  readonly should: Copies
}

/** What a portion of cases came to. */
interface Replayed {
  readonly last: string
  readonly cases: number
  /** They have no steps yet: they begin where they stand. */
  readonly withoutSteps: number
  readonly wrong: readonly WrongCopies[]
}

/** Goes through the steps of the cases of the current scope again, and compares the copies with them. */
@inject()
export class Replay {
  constructor(
    private database: Database,
    private changes: Changes,
    private records: CaseRecords
  ) {}

  /**
   * The next portion of cases.
   * @param after id of the last case that was seen; null at the beginning
   * @returns null when there is no case left
   */
  async next(after: string | null): Promise<Replayed | null> {
    return this.database.read(async (trx) => {
      const rows = trx.from(knownCases).orderBy('id').limit(PORTION)
      if (after !== null) void rows.where('id', '>', after)
      const cases: Row[] = await rows.select(...columns)
      const last = cases.at(-1)
      if (!last) return null
      const judged = await compare(trx, cases)
      const wrong = judged.filter((each) => each !== null && each.kinds.length > 0)
      return {
        ...{ last: last.id, cases: cases.length, wrong: wrong as WrongCopies[] },
        withoutSteps: judged.filter((each) => each === null).length,
      }
    })
  }

  /**
   * Writes the copies of a case as its steps have them; of a deleted case those of this plugin alone, since
   * the rest waits until it is restored. Refuses what a move of the case refuses.
   * @returns whether nothing is left that differs
   */
  async mend({ caseId, isDeleted, kinds }: WrongCopies): Promise<boolean> {
    const act = { name: 'case.copies_replayed', subject: { type: 'case', id: caseId } } as const
    return this.changes.record(act, async (change) => {
      const from = isDeleted ? null : (await this.records.lock(change, caseId)).status
      const steps = await readSteps(change.trx, caseId)
      const found = standing(steps, await definitionOf(change.trx, steps.at(-1)!.definition))
      await keepStanding(change, caseId, found)
      if (from === null) {
        await change.trx.from('case_tasks').where({ case_id: caseId }).delete()
        return kinds.every((kind) => kind === 'task' || kind === 'standing')
      }
      const move = { from, to: found.node.key, owner: found.holder }
      await this.records.transition(change, caseId, move)
      await keepTask(change, caseId, { ...found, isDeleted: false })
      return true
    })
  }
}

interface Row {
  readonly id: string
  readonly case_no: string
  readonly status: string
  readonly owner_id: string | null
  readonly owner_name: string
  readonly removed_at: Date | null
}

const columns = ['id', 'case_no', 'status', 'owner_id', 'owner_name', 'removed_at'] as const

/** Of each case what its copies are and should be; null where it has no steps. */
async function compare(
  trx: Reading,
  cases: readonly Row[]
): Promise<readonly (WrongCopies | null)[]> {
  const ids = cases.map(({ id }) => id)
  const written: StepRow[] = await trx.from('case_steps').whereIn('case_id', ids).orderBy('seq')
  const kept: TaskRow[] = await trx.from('case_tasks').whereIn('case_id', ids)
  const stood: StandingRow[] = await trx.from('case_standings').whereIn('case_id', ids)
  const stepsOf = Map.groupBy(written, ({ case_id: id }) => id)
  const taskOf = new Map(kept.map((row) => [row.case_id, taskIn(row)]))
  const standingOf = new Map(stood.map((row) => [row.case_id, standingIn(row)]))
  const known = new Map<number, Definition>()
  const define = async ({ definition: version }: Step) => {
    const found = known.get(version) ?? (await definitionOf(trx, version))
    known.set(version, found)
    return found
  }
  const judged: (WrongCopies | null)[] = []
  for (const each of cases) {
    const steps = stepsOf.get(each.id)?.map(stepOf)
    const task = taskOf.get(each.id) ?? null
    const copied = { task, standing: standingOf.get(each.id) ?? null }
    judged.push(steps ? judge(each, steps, await define(steps.at(-1)!), copied) : null)
  }
  return judged
}

function judge(
  { id: caseId, case_no: caseNo, status, owner_id, owner_name, removed_at }: Row,
  steps: readonly Step[],
  definition: Definition,
  copied: Pick<Copies, 'task' | 'standing'>
): WrongCopies {
  const isDeleted = removed_at !== null
  const should = copiesOf({ ...standing(steps, definition), isDeleted })
  const is = { status, holder: holderOf(owner_id, owner_name), ...copied }
  return { ...{ caseId, caseNo, isDeleted, is, should }, kinds: differing(is, should) }
}

interface TaskRow {
  readonly case_id: string
  readonly node: string
  readonly holder_id: string | null
  readonly holder_name: string
  readonly since: Date
}

const taskIn = ({ node, since, holder_id, holder_name }: TaskRow): Copies['task'] => ({
  ...{ node, since: since.toISOString() },
  holder: holderOf(holder_id, holder_name),
})

interface StandingRow {
  readonly case_id: string
  readonly creator_name: string | null
  readonly since: Date
}

const standingIn = ({ creator_name: creator, since }: StandingRow): Copies['standing'] => ({
  ...{ creator, since: since.toISOString() },
})
