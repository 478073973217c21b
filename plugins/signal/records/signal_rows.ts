import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import type { NamedKey, SignalDeed, SignalStep } from '#plugins/signal/contract/signal'
import { wording } from '#plugins/signal/lang/server/wording'
import { nextNumber } from '#plugins/signal/records/runs'

/** A signal with its steps. */
export interface SignalRow {
  readonly id: string
  readonly number: number
  readonly revision: number
  readonly drug: NamedKey
  readonly terms: readonly NamedKey[]
  readonly steps: readonly SignalStep[]
}

/** The signals of the current scope; what is done with them is only added. */
@inject()
export class SignalRows {
  constructor(private database: Database) {}

  /** The latest first. */
  async all(): Promise<SignalRow[]> {
    return this.#select({})
  }

  /** Refuses with 1005 a signal that the project does not have. */
  async get(id: string): Promise<SignalRow> {
    const [row] = await this.#select({ id: uuidOrNil(id) })
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    return row
  }

  async #select(where: { id?: string }): Promise<SignalRow[]> {
    return this.database.read(async (trx) => {
      const rows = await trx
        .from('signals')
        .where(where)
        .orderBy('number', 'desc')
        .select('id', 'number', 'revision', 'drug', 'terms')
      const steps: { signalId: string; seq: number; data: SignalDeed; by: string; at: Date }[] =
        await trx
          .from('signal_steps')
          .whereIn(
            'signal_id',
            rows.map(({ id }) => id)
          )
          .orderBy('seq')
          .select('signal_id as signalId', 'seq', 'data', 'actor_name as by', 'at')
      const bySignal = Map.groupBy(steps, ({ signalId }) => signalId)
      return rows.map((row) => ({
        ...row,
        steps: (bySignal.get(row.id) ?? []).map(({ seq, data, by, at }) => ({
          ...{ seq, by, at: at.toISOString(), deed: data },
        })),
      }))
    })
  }

  async add(
    change: Change,
    { id, drug, terms }: Pick<SignalRow, 'id' | 'drug' | 'terms'>,
    deed: SignalDeed
  ): Promise<void> {
    const { companyId, projectId, environment } = currentScope()
    const number = await nextNumber(change, 'signals')
    await change.trx.table('signals').insert({
      ...{ id, company_id: companyId, project_id: projectId, environment, number },
      ...{ drug: JSON.stringify(drug), terms: JSON.stringify(terms) },
    })
    change.note('drug', undefined, drug.words)
    change.note(
      'terms',
      undefined,
      terms.map(({ words }) => words)
    )
    await this.#step(change, id, 1, deed)
  }

  /** Adds a step. Refuses with 1005 an unknown signal, with 1006 one that others changed since `revision`. */
  async step(
    change: Change,
    { id, revision }: Pick<SignalRow, 'id' | 'revision'>,
    deed: SignalDeed
  ): Promise<void> {
    const row = await change.trx
      .from('signals')
      .where({ id: uuidOrNil(id) })
      .forUpdate()
      .select('revision')
      .first()
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    if (row.revision !== revision)
      throw new kernelErrors.E_DATA_STATUS({ detail: wording('signals.changed_meanwhile') })
    await change.trx
      .from('signals')
      .where({ id })
      .update({ revision: revision + 1 })
    const last = await change.trx
      .from('signal_steps')
      .where({ signal_id: id })
      .max('seq as seq')
      .first()
    await this.#step(change, id, Number(last?.seq ?? 0) + 1, deed)
  }

  async #step(change: Change, id: string, seq: number, deed: SignalDeed): Promise<void> {
    const { companyId, projectId, environment } = currentScope()
    await change.trx.table('signal_steps').insert({
      ...{ signal_id: id, company_id: companyId, project_id: projectId, environment, seq },
      ...{ kind: deed.kind, data: JSON.stringify(deed), actor_name: currentActor().name },
    })
    const { kind, ...rest } = deed
    change.note(kind, undefined, 'evidence' in rest ? { run: rest.evidence?.runNumber } : rest)
  }
}
