import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'

import type { Change } from '#kernel/changes/change'
import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { Refusal } from '#kernel/errors/define_errors'
import { willPass } from '#kernel/disks/will_pass'
import { FileMissing, FileStore } from '#kernel/files/file_store'
import { Jobs } from '#kernel/jobs/jobs'
import type { Words } from '#kernel/language/words'
import { currentScope } from '#kernel/tenancy/actor'

import { findTransport } from '#plugins/gateway/connections/check_options'
import type { StepToWrite } from '#plugins/gateway/contract/steps'
import type { Connection, Outcome, Packed, Transport } from '#plugins/gateway/contract/transport'
import { SendingGate } from '#plugins/gateway/contract/sending'
import { wording } from '#plugins/gateway/lang/server/wording'
import { Connections } from '#plugins/gateway/records/connections'
import { Destinations } from '#plugins/gateway/records/destinations'
import { Leases } from '#plugins/gateway/records/leases'
import { failedTries } from '#plugins/gateway/records/failed_tries'
import { type BesideStep, addStep } from '#plugins/gateway/records/stored_steps'
import { findSubmission, type SubmissionRow } from '#plugins/gateway/records/submission_rows'
import { nextTry } from '#plugins/gateway/sending/retries'

/** Job that sends one submission. */
export const SEND = 'gateway.send'

const MEDIA_TYPE = 'application/xml'

/** A way by which a submission leaves. */
interface Way {
  readonly transport: Transport
  readonly connection: Connection
}

/**
 * Sends a submission: its bytes are packed once and kept before the first of them leaves; each further try
 * sends the same bytes under the same Message-ID.
 */
@inject()
export class SendSubmission {
  constructor(
    private changes: Changes,
    private database: Database,
    private connections: Connections,
    private destinations: Destinations,
    private leases: Leases,
    private files: FileStore,
    private jobs: Jobs,
    private gate: SendingGate
  ) {}

  /** Does nothing where somebody else is sending it, its time has not come, or sending is closed. */
  async handle(id: string): Promise<void> {
    if (!(await this.gate.isOpen())) return
    if (!(await this.leases.take(id))) return
    try {
      const row = await this.database.read(async (trx) => findSubmission(trx, id))
      if (row && isToSend(row)) await this.#send(row)
    } finally {
      await this.leases.give(id)
    }
  }

  async #send(row: SubmissionRow): Promise<void> {
    const way = await this.#wayOf(row)
    if ('halt' in way) return this.#write(row, { act: 'halted', sentence: way.halt, code: 2903 })
    const packed = await this.#pack(row, way)
    if (!packed) return
    const { fileName, messageId } = row
    const message = { fileName, messageId, mediaType: MEDIA_TYPE }
    await this.#settle(row, await attempt(way, packed, message))
  }

  /** By which way it leaves, or why it does not. */
  async #wayOf(row: SubmissionRow): Promise<Way | { readonly halt: Words }> {
    const { connectionId } = await this.destinations.at(row.destinationId)
    const connection = connectionId ? await this.connections.opened(connectionId) : null
    if (!connection) return { halt: wording('send.no_connection') }
    if (connection.isFormal !== (currentScope().environment === 1)) {
      return { halt: wording('send.other_environment') }
    }
    const transport = await findTransport(connection.transport)
    if (!transport) {
      return { halt: wording('connections.no_transport', { name: connection.transport }) }
    }
    return { transport, connection }
  }

  /** What leaves, as it is kept; null where it could not be packed, which is written down. */
  async #pack(row: SubmissionRow, { transport, connection }: Way): Promise<Packed | null> {
    if (row.packedSha !== null) {
      return {
        bytes: await this.files.get(row.packedSha),
        ...(row.packedHeaders && { headers: row.packedHeaders }),
        ...(row.mic !== null && { mic: row.mic }),
      }
    }
    const { fileName, messageId, messageSha } = row
    let packed: Packed
    try {
      const bytes = await this.files.get(messageSha)
      packed = await transport.pack(
        { fileName, messageId, mediaType: MEDIA_TYPE, bytes },
        connection
      )
    } catch (error) {
      if (willPass(error)) throw error
      const why = error instanceof Refusal ? error.data.detail : undefined
      if (!why) logger.error({ err: error, submission: row.id }, 'A submission cannot be packed')
      const isGone = error instanceof FileMissing
      const sentence = why ?? wording(isGone ? 'send.message_gone' : 'send.not_packed')
      await this.#write(row, { act: 'halted', sentence, code: isGone ? 2901 : 2903 })
      return null
    }
    const { sha256, size } = await this.files.put(packed.bytes)
    await this.#write(
      row,
      {
        act: 'packed',
        code: 2902,
        sentence: wording('step.packed', { transport: transport.label }),
        file: { sha256, size, name: `${fileName}.packed` },
      },
      {
        ...{ packed_sha: sha256, packed_size: size, mic: packed.mic ?? null },
        packed_headers: packed.headers ? JSON.stringify(packed.headers) : null,
      }
    )
    return packed
  }

  async #settle(row: SubmissionRow, outcome: Outcome): Promise<void> {
    if (outcome.kind === 'again') return this.#again(row, outcome.reason)
    if (outcome.kind === 'sent') {
      const sentence = outcome.note ?? wording('step.sent')
      return this.#write(row, { act: 'tried', hasLeft: true, sentence }, { next_try: null })
    }
    const receipt = 'receipt' in outcome ? outcome.receipt : undefined
    const file = receipt && {
      ...(await this.files.put(receipt)),
      name: `${row.fileName}.receipt`,
    }
    const isDelivered = outcome.kind === 'delivered'
    await this.#write(
      row,
      {
        act: isDelivered ? 'delivered' : 'halted',
        sentence: isDelivered ? (outcome.note ?? wording('step.delivered')) : outcome.reason,
        code: isDelivered ? 2904 : 2903,
        ...(file && { file }),
      },
      { next_try: null }
    )
  }

  /** A further try follows, or a person decides. */
  async #again(row: SubmissionRow, reason: Words): Promise<void> {
    const failed = await this.database.read(async (trx) => failedTries(trx, row.id))
    const next = nextTry([...failed, Date.now()])
    const sentence = wording('step.tried', { reason })
    if (next === null) {
      await this.#write(row, { act: 'tried', hasLeft: false, sentence, code: 2903 })
      await this.#write(row, { act: 'halted', sentence: wording('step.given_up'), code: 2903 })
      return
    }
    const at = new Date(next)
    await this.#write(
      row,
      { act: 'tried', hasLeft: false, sentence, code: 2903 },
      { next_try: at },
      async (change) => {
        await this.jobs.enqueue(change, SEND, { submissionId: row.id }, { startAfter: at })
      }
    )
  }

  async #write(
    { id }: SubmissionRow,
    step: StepToWrite,
    beside: BesideStep = {},
    also: (change: Change) => Promise<void> = async () => {}
  ): Promise<void> {
    const act = { name: `submission.${step.act}`, subject: { type: 'submission', id } } as const
    await this.changes.record(act, async (change) => {
      await addStep(change, id, step, beside)
      await also(change)
    })
  }
}

/** A clock that runs a little ahead elsewhere does not make a job come for nothing. */
const LEEWAY = 2_000

const isToSend = ({ state, isPortal, nextTry: at }: SubmissionRow) =>
  !isPortal &&
  (state === 'queued' || state === 'waiting') &&
  (at === null || at.getTime() <= Date.now() + LEEWAY)

/** A transport never throws for what the other side does; what it throws is tried again. */
async function attempt(
  { transport, connection }: Way,
  packed: Packed,
  message: Parameters<Transport['send']>[1]
): Promise<Outcome> {
  try {
    return await transport.send(packed, message, connection)
  } catch (error) {
    logger.error({ err: error, transport: transport.name }, 'A transport failed')
    return { kind: 'again', reason: wording('send.transport_failed') }
  }
}
