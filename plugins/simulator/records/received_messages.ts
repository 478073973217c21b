import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { Jobs } from '#kernel/jobs/jobs'

import type { PlayingRegulator } from '#plugins/simulator/records/regulators'
import { answers, type Rule } from '#plugins/simulator/contract/rules'

/** Job that answers a message. */
const ANSWER = 'simulator.answer'

/** A message that a simulated regulator received. */
export interface ReceivedMessage {
  readonly id: string
  readonly regulatorId: string
  readonly at: Date
  readonly fileName: string
  /** N.1.2, where it could be read. */
  readonly batchNumber: string | null
  /** N.2.r.1 of each report. */
  readonly messageNumbers: readonly string[]
  readonly rule: Rule
  /** Null where no answer follows. */
  readonly answersAt: Date | null
  readonly answeredAt: Date | null
}

/** One as it comes. */
export interface NewMessage extends Pick<
  ReceivedMessage,
  'fileName' | 'batchNumber' | 'messageNumbers'
> {
  readonly messageId: string
  readonly fileSha: string
}

const columns = [
  ...(['id', 'regulator_id as regulatorId', 'received_at as at'] as const),
  ...(['file_name as fileName', 'batch_number as batchNumber', 'rule'] as const),
  ...(['message_numbers as messageNumbers', 'answers_at as answersAt'] as const),
  'answered_at as answeredAt',
]

/** What simulated regulators received. */
@inject()
export class ReceivedMessages {
  constructor(
    private database: Database,
    private changes: Changes,
    private jobs: Jobs
  ) {}

  /** Keeps it with the job that answers it; one that came before stays as it is. */
  async add(regulator: PlayingRegulator, message: NewMessage): Promise<void> {
    const { id: regulatorId, companyId, rule, delaySeconds } = regulator
    const answersAt = answers(rule) ? new Date(Date.now() + delaySeconds * 1000) : null
    const id = newId()
    await this.changes.record(actOn(regulatorId, 'message_received'), async (change) => {
      change.inCompany(companyId)
      const { fileName, fileSha, batchNumber, messageNumbers, messageId } = message
      const written = await change.trx
        .knexQuery()
        .from('simulated_messages')
        .insert({
          ...{ id, company_id: companyId, regulator_id: regulatorId, message_id: messageId, rule },
          ...{ file_name: fileName, file_sha: fileSha, batch_number: batchNumber },
          ...{ message_numbers: JSON.stringify(messageNumbers), answers_at: answersAt },
        })
        .onConflict(['regulator_id', 'message_id'])
        .ignore()
        .returning('id')
      change.note('message', undefined, fileName)
      if (written.length === 0 || answersAt === null) return
      await this.jobs.enqueue(change, ANSWER, { id }, { startAfter: answersAt })
    })
  }

  /** One by its id, or null. */
  async get(id: string): Promise<ReceivedMessage | null> {
    return this.database.readCompany((trx) =>
      trx
        .from('simulated_messages')
        .where({ id })
        .select(...columns)
        .first()
    )
  }

  /** A page of what a regulator of the company received, the latest first. */
  async list(
    regulatorId: string,
    part: { readonly from: number; readonly count: number }
  ): Promise<{ rows: ReceivedMessage[]; total: number }> {
    return this.database.readCompany(async (trx) => {
      const own = () => trx.from('simulated_messages').where({ regulator_id: regulatorId })
      const rows = await own()
        .select(...columns)
        .orderBy('received_at', 'desc')
        .orderBy('id', 'desc')
        .offset(part.from)
        .limit(part.count)
      const [{ n }] = await own().count('* as n')
      return { rows: rows as ReceivedMessage[], total: Number(n) }
    })
  }

  /** Notes that it was answered. */
  async answered(
    { companyId, id: regulatorId }: Pick<PlayingRegulator, 'companyId' | 'id'>,
    { id }: Pick<ReceivedMessage, 'id'>
  ): Promise<void> {
    await this.changes.record(actOn(regulatorId, 'message_answered'), async (change) => {
      change.inCompany(companyId)
      const now = new Date()
      await change.trx.from('simulated_messages').where({ id }).update({ answered_at: now })
      change.note('answered', undefined, now.toISOString())
    })
  }
}

const actOn = (id: string, what: 'message_received' | 'message_answered') =>
  ({ name: `simulated_regulator.${what}`, subject: { type: 'simulated_regulator', id } }) as const
