import { inject } from '@adonisjs/core'

import { FileStore } from '#kernel/files/file_store'

import { Arrivals, Receipts } from '#plugins/gateway/contract/arrivals'
import { KnownConnections } from '#plugins/gateway/contract/connections'
import { readSettings, UnusableConnection } from '#plugins/as2/connection/as2_settings'
import { AS2 } from '#plugins/as2/connection/connection_fields'
import { PROCESSED } from '#plugins/as2/protocol/disposition'
import { HeaderList } from '#plugins/as2/protocol/header_list'
import { readHttpFile, writeHttpFile } from '#plugins/as2/protocol/http_file'
import { readMic } from '#plugins/as2/protocol/mic'
import { isMdn, readMdn } from '#plugins/as2/protocol/read_mdn'
import { readEnvelope } from '#plugins/as2/protocol/read_message'
import { As2Refusal } from '#plugins/as2/protocol/refusal'
import { answerMdn, errorMdn, type WrittenMdn } from '#plugins/as2/receiving/answer_mdn'
import { KeepRefusal } from '#plugins/as2/receiving/keep_refusal'
import { type Candidate, type Opened, openMessage } from '#plugins/as2/receiving/open_message'
import { type TakenMessage, TakenMessages } from '#plugins/as2/records/taken_messages'
import { outcomeOfMdn } from '#plugins/as2/sending/outcome_of_answer'

/**
 * Takes a message of a partner: its bytes are kept first, then it is read, handed on, and gets a receipt. One
 * that comes again gets the receipt that it got. A receipt for a message of ours is settled and never answered.
 */
@inject()
export class ReceiveMessage {
  constructor(
    private connections: KnownConnections,
    private arrivals: Arrivals,
    private receipts: Receipts,
    private taken: TakenMessages,
    private files: FileStore,
    private refusals: KeepRefusal
  ) {}

  /** @returns what is answered; null for nothing but that it came */
  async handle(headers: HeaderList, body: Buffer): Promise<WrittenMdn | null> {
    if (isMdn(headers, body)) {
      await this.#settle(headers, body)
      return null
    }
    const candidates = await this.#candidates(headers)
    if (candidates.length === 0) {
      const unknown = new As2Refusal('authentication-failed', 'unknown partner')
      await this.refusals.handle(headersToKeep(headers), body, unknown)
      return errorMdn(headers, unknown)
    }
    const { sha256: messageSha } = await this.files.put(writeHttpFile(headersToKeep(headers), body))
    const opened = openMessage(headers, body, candidates)
    if (opened instanceof As2Refusal) {
      const { connection, settings } = candidates[0]!
      await this.refusals.handle(headersToKeep(headers), body, opened, connection)
      return errorMdn(headers, opened, settings)
    }
    return this.#take(headers, opened, messageSha)
  }

  async #take(
    headers: HeaderList,
    { connection, settings, message }: Opened,
    messageSha: string
  ): Promise<WrittenMdn | null> {
    const { id: connectionId, companyId } = connection
    const { mdnRequest, payload } = message
    const messageId = message.messageId?.trim() || `${messageSha}@none`
    const before = await this.taken.find(connectionId, messageId)
    if (before) return this.#repeat(before)
    const name = message.fileName ?? 'message.xml'
    await this.arrivals.take({ way: AS2, name, bytes: payload, connectionId })
    const mdn = mdnRequest
      ? answerMdn(headers, { disposition: PROCESSED, mic: message.mic }, settings)
      : null
    const mdnSha = mdn && (await this.files.put(writeHttpFile(mdn.headers, mdn.body))).sha256
    const mdnUrl = mdnRequest?.asyncUrl ?? null
    const isFirst = await this.taken.add({
      ...{ companyId, connectionId, messageId, messageSha, mdnSha, mdnUrl },
    })
    if (!isFirst) return this.#repeat((await this.taken.find(connectionId, messageId))!)
    return mdnUrl ? null : mdn
  }

  /** The receipt that it got, byte for byte. */
  async #repeat(before: TakenMessage): Promise<WrittenMdn | null> {
    if (before.mdnSha === null) return null
    if (before.mdnUrl !== null) {
      await this.taken.postAgain(before)
      return null
    }
    return readHttpFile(await this.files.get(before.mdnSha))
  }

  /** The connections between these two that can be read; the names are not unique in an installation. */
  async #candidates(headers: HeaderList): Promise<Candidate[]> {
    const { from, to } = readEnvelope(headers)
    const found = await this.connections.find(AS2, { ownName: to, partnerName: from })
    return found.flatMap((connection) => {
      try {
        return [{ connection, settings: readSettings(connection) }]
      } catch (error) {
        if (error instanceof UnusableConnection) return []
        throw error
      }
    })
  }

  /** What cannot be believed is kept for people: no receipt is answered. */
  async #settle(headers: HeaderList, body: Buffer): Promise<void> {
    const original = originalOf(headers, body)
    const awaited = original === null ? null : await this.receipts.awaited(original)
    const mic = readMic(awaited?.mic ?? null)
    const { from, to } = readEnvelope(headers)
    const candidates = mic ? await this.#candidates(headers) : []
    const found = candidates.find(({ connection }) => connection.id === awaited?.connectionId)
    if (!found || !mic || original === null) {
      const detail = `a receipt from ${from} to ${to} that fits no message`
      const stray = new As2Refusal('unexpected-processing-error', detail)
      const [known] = await this.#candidates(headers)
      await this.refusals.handle(headersToKeep(headers), body, stray, known?.connection)
      return
    }
    const sent = { messageId: original, mic }
    await this.receipts.settle(original, outcomeOfMdn(headers, body, sent, found.settings))
  }
}

function originalOf(headers: HeaderList, body: Buffer): string | null {
  try {
    return readMdn(headers, body, { partnerCertificates: [], legacy: true }).originalMessageId
  } catch (error) {
    if (error instanceof As2Refusal) return null
    throw error
  }
}

/** A proxy may have added some that no file takes. */
const headersToKeep = (headers: HeaderList) =>
  new HeaderList(
    [...headers].filter(
      ([name, value]) =>
        /^[!-9;-~]+$/.test(name) &&
        /^[\t -~]*$/.test(value) &&
        !/^(transfer-encoding|content-encoding|cookie|authorization)$/i.test(name)
    )
  )
