import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'

import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { Database } from '#kernel/database/database'
import { FileStore } from '#kernel/files/file_store'
import { refuseWhenAway } from '#kernel/files/refuse_when_away'
import { type Actor, actAs, currentActor, currentScope } from '#kernel/tenancy/actor'
import { systemIn } from '#kernel/tenancy/as_system'

import type { Answer } from '#plugins/gateway/answers/acknowledgement'
import { answersIn } from '#plugins/gateway/answers/answer_files'
import { type SettledAnswer, SettleAnswer } from '#plugins/gateway/arrivals/settle_answer'
import { type ArrivalVerdict, type Arrived, Arrivals } from '#plugins/gateway/contract/arrivals'
import { wording } from '#plugins/gateway/lang/server/wording'
import {
  addArrival,
  arrivalAct,
  type ArrivalRow,
  beginParts,
  companyOfConnection,
  holdArrival,
  type NewArrival,
  settleArrival,
} from '#plugins/gateway/records/arrivals'

/** The gravest first: for one of them a person has to act. */
const gravity = ['unreadable', 'orphan', 'matched', 'repeated'] as const

/** Takes in what receivers send: the bytes are kept first, then read, then matched. */
@inject()
export default class TakeArrival extends Arrivals {
  constructor(
    private store: FileStore,
    private changes: Changes,
    private database: Database,
    private settling: SettleAnswer
  ) {
    super()
  }

  async take(arrived: Arrived): Promise<ArrivalVerdict> {
    const settled = await this.takeEach(arrived)
    const state = gravity.find((each) => settled.some((one) => one.state === each))!
    const ids = settled.flatMap(({ submissionId }) => submissionId ?? [])
    return { arrivalId: settled[0]!.arrivalId, state, submissionIds: [...new Set(ids)] }
  }

  /** The same, with what became of each report that it answers. */
  async takeEach({ way, name, bytes, connectionId }: Arrived): Promise<SettledAnswer[]> {
    const { sha256: fileSha, size } = await refuseWhenAway(this.store.put(bytes))
    const home = await this.#homeOf(connectionId)
    const row = await actAs(actorOf(home), () => this.#add({ ...home, way, name, size, fileSha }))
    return this.read(row, bytes)
  }

  /**
   * Reads what is kept, from the beginning or from where a reading was cut off.
   * @param bytes of the file; fetched from the store when absent
   */
  async read(row: ArrivalRow, bytes?: Uint8Array): Promise<SettledAnswer[]> {
    const answers = await this.#answersIn(bytes ?? (await this.store.get(row.fileSha)), row)
    const rows = row.part > 0 ? [row] : await actAs(actorOf(row), () => this.#begin(row, answers))
    const settled: SettledAnswer[] = []
    for (const each of rows) {
      const answer = answers[Math.max(each.part, 1) - 1]
      settled.push(
        answer
          ? await this.settling.settle(each, answer)
          : await actAs(actorOf(each), () => this.#unreadable(each))
      )
    }
    return settled
  }

  /** A row for each report, all of them written before the first is settled. */
  async #begin(row: ArrivalRow, answers: readonly Answer[]): Promise<ArrivalRow[]> {
    if (answers.length === 0) return [row]
    return this.changes.recordMany(async (open) => {
      const change = open(arrivalAct('opened', row))
      change.inCompany(row.companyId)
      const held = await holdArrival(change.trx, row.id)
      // Somebody else reads it.
      if (held?.part !== 0) return []
      await beginParts(change, row.id)
      change.note('reports', undefined, answers.length)
      const rows: ArrivalRow[] = [{ ...row, part: 1 }]
      for (let part = 2; part <= answers.length; part++) {
        const id = newId()
        const another = open(arrivalAct('taken', { ...row, id }))
        another.inCompany(row.companyId)
        rows.push(await addArrival(another, id, row, part, received))
      }
      return rows
    })
  }

  async #add(arrival: NewArrival): Promise<ArrivalRow> {
    const id = newId()
    return this.changes.record(arrivalAct('taken', { ...arrival, id }), async (change) => {
      change.inCompany(arrival.companyId)
      change.note('file', undefined, { name: arrival.name, sha256: arrival.fileSha })
      return addArrival(change, id, arrival, 0, received)
    })
  }

  async #unreadable(row: ArrivalRow): Promise<SettledAnswer> {
    const sentence = wording('arrivals.unreadable')
    await this.changes.record(arrivalAct('read', row), async (change) => {
      change.inCompany(row.companyId)
      await settleArrival(change, row, { state: 'unreadable', sentence })
    })
    return { arrivalId: row.id, state: 'unreadable', sentence, submissionId: null }
  }

  /** Whatever a file holds, it is kept and told of; why it could not be read is for the log. */
  async #answersIn(bytes: Uint8Array, { id }: ArrivalRow): Promise<Answer[]> {
    try {
      return await answersIn(bytes)
    } catch (error) {
      logger.error({ err: error, arrival: id }, 'What came could not be read')
      return []
    }
  }

  /** An upload belongs to the project at hand; what comes by a connection to the company of that. */
  async #homeOf(connectionId: string | null) {
    if (connectionId === null) return { ...currentScope(), connectionId }
    const connection = await actAs(systemIn(), () =>
      this.database.readCompany((trx) => companyOfConnection(trx, connectionId))
    )
    if (!connection) throw new Error(`There is no connection ${connectionId}`)
    const { companyId } = connection
    return { companyId, projectId: null, environment: null, connectionId }
  }
}

/** An upload is brought by a person; what comes by a connection is taken by the system. */
const actorOf = ({ projectId }: Pick<ArrivalRow, 'projectId'>): Actor =>
  projectId === null ? systemIn() : currentActor()

const received = wording('arrivals.received')
