import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import { uuidOrNil } from '#kernel/http/is_uuid'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import { CaseRecords, type LockedCase, type VersionKind } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'
import type { LaterKind } from '#plugins/cases/contract/versions'
import { knownCases } from '#plugins/cases/contract/views'
import { copiesOf } from '#plugins/process/contract/copies'
import { type Definition, workAt } from '#plugins/process/contract/definition'
import { type Standing, standing } from '#plugins/process/contract/standing'
import type { Holder, Step } from '#plugins/process/contract/step'
import { currentDefinition, definitionOf } from '#plugins/process/records/definitions'

/** A case on its way: all that happened to it, and where that leaves it. */
export interface CaseWay {
  readonly caseId: string
  /** As the case says it. */
  readonly status: string
  readonly revision: number
  readonly definition: Definition
  readonly steps: readonly Step[]
  readonly standing: Standing
  /** The last of the steps is not written yet; it is with the next one. */
  readonly isToBegin: boolean
}

/** The same of a case that nobody else changes until the change is committed. */
export interface HeldWay extends CaseWay {
  /** Null where it was locked before, or is deleted. */
  readonly locked: LockedCase | null
}

/** What is done with a case; the rest of the step follows from it, and from whoever does it. */
export type NewStep = Pick<Step, 'act' | 'to' | 'holder' | 'reason'>

interface KnownCase {
  readonly id: string
  readonly status: string
  readonly revision: number
  readonly version_kind: VersionKind
  readonly owner_id: string | null
  readonly owner_name: string
  readonly updated_at: Date
  readonly removed_at: Date | null
}

/** The ways of the cases of the current scope. */
@inject()
export class CaseWays {
  constructor(
    private records: CaseRecords,
    private reading: CaseReading,
    private database: Database
  ) {}

  /** Refuses with 2604 a case that the project does not have. */
  async get(caseId: string): Promise<CaseWay> {
    // What the case says is not read: only the refusal comes from there.
    return (await this.find(caseId)) ?? (await this.find((await this.reading.get(caseId)).id))!
  }

  /** Null where the project has no such case, or has it no more. */
  async find(caseId: string): Promise<CaseWay | null> {
    return this.database.read((trx) => readWay(trx, uuidOrNil(caseId)))
  }

  /** The same of a case that stays as it is until the change is committed; refuses (2602) a deleted one. */
  async lock(change: Change, caseId: string): Promise<HeldWay> {
    const locked = await this.records.lock(change, caseId)
    return { ...(await readWay(change.trx, locked.id))!, locked }
  }

  /** The way of a case that is deleted, or that is there; refuses with 2604 one that never was. */
  async ofDeleted(change: Change, caseId: string): Promise<HeldWay> {
    const way = await readWay(change.trx, uuidOrNil(caseId), true)
    return way ? { ...way, locked: null } : this.lock(change, caseId)
  }

  /** The way of a case that the change has locked already. */
  async ofLocked(change: Change, caseId: string): Promise<HeldWay> {
    return { ...(await readWay(change.trx, caseId))!, locked: null }
  }

  /**
   * Writes what happens to a case that the change has locked, and with it the copies: status and owner
   * of the case, whether it is there, and its open task.
   */
  async take(change: Change, way: HeldWay, step: NewStep): Promise<void> {
    const { caseId, status, steps, standing: before, isToBegin, revision, definition } = way
    const { userId, name } = currentActor()
    const next: Omit<Step, 'at'> = {
      ...step,
      seq: before.seq + 1,
      from: before.node.key,
      actor: userId === null ? null : { id: userId, name },
      ...{ revision, definition: definition.version },
    }
    // Who brings a deleted case back holds it from here on.
    if (step.act === 'restore') await this.records.restore(change, caseId)
    if (isToBegin) await insertStep(change, caseId, steps.at(-1)!)
    await insertStep(change, caseId, next)
    if (step.act === 'delete') return this.records.delete(change, way.locked!)
    await this.records.transition(change, caseId, {
      ...{ from: status, to: step.to, owner: step.holder },
    })
    await keepCopies(change, caseId, definition)
  }

  /**
   * A later version of a case that has ended begins on its way: by the definition of today, with whoever
   * opened it where they may work there, else with whoever claims it.
   */
  async beginVersion(change: Change, way: HeldWay, kind: LaterKind): Promise<void> {
    const { caseId, status, steps, standing: before, isToBegin, revision } = way
    const { userId, name, permissions } = currentActor()
    const definition = await currentDefinition(change.trx)
    const to = definition.nodes.find((node) => node.kind === 'entry')!.key
    const actor = userId === null ? null : { id: userId, name }
    const holder = permissions.has(workAt(to)) ? actor : null
    if (isToBegin) await insertStep(change, caseId, steps.at(-1)!)
    await insertStep(change, caseId, {
      ...{ seq: before.seq + 1, act: 'begin', kind, from: null, to, actor, holder, reason: null },
      ...{ revision, definition: definition.version },
    })
    await this.records.transition(change, caseId, { from: status, to, owner: holder })
    await keepCopies(change, caseId, definition)
  }
}

/** Writes what a case amounts to after its steps: its task, and what lists show. */
async function keepCopies(change: Change, caseId: string, definition: Definition): Promise<void> {
  const after = standing(await readSteps(change.trx, caseId), definition)
  await keepTask(change, caseId, after)
  await keepStanding(change, caseId, after)
}

/**
 * A case that stood before there were steps, or that was moved while there were none, begins where it
 * stands, or at entry where the process has no such node. Null where the scope has no such case,
 * or has it no more.
 */
async function readWay(
  trx: TransactionClientContract,
  caseId: string,
  whenDeleted = false
): Promise<CaseWay | null> {
  const known: KnownCase | null = await trx.from(knownCases).where({ id: caseId }).first()
  if (!known || (known.removed_at !== null) !== whenDeleted) return null
  const { status, revision } = known
  const written = await readSteps(trx, caseId)
  const way = { caseId, status, revision }
  if (written.length > 0) {
    const definition = await definitionOf(trx, written.at(-1)!.definition)
    const found = standing(written, definition)
    if (found.node.key === status) {
      return {
        ...{ ...way, definition, steps: written, isToBegin: false },
        standing: { ...found, isDeleted: whenDeleted },
      }
    }
  }
  const definition = await currentDefinition(trx)
  const steps = [...written, beginning(known, written.length + 1, definition)]
  const begun = { ...standing(steps, definition), isDeleted: whenDeleted }
  return { ...way, definition, steps, standing: begun, isToBegin: true }
}

function beginning(known: KnownCase, seq: number, { nodes, version }: Definition): Step {
  const owner = holderOf(known.owner_id, known.owner_name)
  const node =
    nodes.find(({ key }) => key === known.status) ?? nodes.find(({ kind }) => kind === 'entry')!
  const { version_kind: kind } = known
  return {
    ...{ seq, act: 'begin', from: null, to: node.key, reason: null },
    ...(kind !== 'first' && { kind }),
    ...{ actor: owner, holder: node.kind === 'ended' ? null : owner },
    ...{ at: known.updated_at.toISOString(), revision: known.revision, definition: version },
  }
}

/** All steps of a case, in their order. */
export async function readSteps(trx: TransactionClientContract, caseId: string): Promise<Step[]> {
  const rows: StepRow[] = await trx.from('case_steps').where({ case_id: caseId }).orderBy('seq')
  return rows.map(stepOf)
}

/** A row of `case_steps`. */
export interface StepRow extends Pick<Step, 'seq' | 'act' | 'reason' | 'revision' | 'definition'> {
  readonly case_id: string
  readonly from_node: string | null
  readonly to_node: string
  readonly kind: LaterKind | null
  readonly actor_id: string | null
  readonly actor_name: string
  readonly holder_id: string | null
  readonly holder_name: string
  readonly at: Date
}

export const stepOf = (row: StepRow): Step => ({
  ...{ seq: row.seq, act: row.act, from: row.from_node, to: row.to_node, reason: row.reason },
  actor: holderOf(row.actor_id, row.actor_name),
  holder: holderOf(row.holder_id, row.holder_name),
  ...{ at: row.at.toISOString(), revision: row.revision, definition: row.definition },
  ...(row.kind !== null && { kind: row.kind }),
})

/** Somebody by the two columns that name them. */
export const holderOf = (id: string | null, name: string): Holder | null =>
  id === null ? null : { id, name }

async function insertStep(
  { trx }: Change,
  caseId: string,
  {
    seq,
    act,
    kind,
    from,
    to,
    actor,
    holder,
    at,
    reason,
    revision,
    definition,
  }: Omit<Step, 'at'> & {
    readonly at?: string
  }
): Promise<void> {
  await trx.table('case_steps').insert({
    ...tenant(),
    ...{
      case_id: caseId,
      seq,
      act,
      kind: kind ?? null,
      from_node: from,
      to_node: to,
      reason,
      revision,
      definition,
    },
    ...{ actor_id: actor?.id ?? null, actor_name: actor?.name ?? null },
    ...{ holder_id: holder?.id ?? null, holder_name: holder?.name ?? null },
    ...(at && { at }),
  })
}

/** Writes the open task of a case, which has none where it has ended. */
export async function keepTask({ trx }: Change, caseId: string, after: Standing): Promise<void> {
  await trx.from('case_tasks').where({ case_id: caseId }).delete()
  const { task } = copiesOf(after)
  if (!task) return
  const { node, holder, since } = task
  await trx.table('case_tasks').insert({
    ...tenant(),
    ...{ case_id: caseId, node, since },
    ...{ holder_id: holder?.id ?? null, holder_name: holder?.name ?? null },
  })
}

/** What the case list shows of where a case stands, ended or not. */
export async function keepStanding(
  { trx }: Change,
  caseId: string,
  after: Standing
): Promise<void> {
  await trx.from('case_standings').where({ case_id: caseId }).delete()
  const { creator, since } = copiesOf(after).standing!
  const row = { ...tenant(), case_id: caseId, creator_name: creator, since }
  await trx.table('case_standings').insert(row)
}

function tenant() {
  const { companyId, projectId, environment } = currentScope()
  return { company_id: companyId, project_id: projectId, environment }
}
