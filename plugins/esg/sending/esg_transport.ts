import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'

import type { Words } from '#kernel/language/words'

import { Receipts } from '#plugins/gateway/contract/arrivals'
import { isPassing, NoAnswer, NotAllowed, PartnerReach } from '#plugins/gateway/contract/reach'
import type { Connection, Outcome, Transport } from '#plugins/gateway/contract/transport'
import {
  esgFields,
  esgSecrets,
  type EsgSettings,
  readEsgSettings,
} from '#plugins/esg/connection/esg_settings'
import { wording } from '#plugins/esg/lang/server/wording'
import { type EsgUpload, EsgUploads } from '#plugins/esg/records/esg_uploads'
import { EsgClient, EsgRefusal, type EsgStatus } from '#plugins/esg/sending/esg_client'

/** The gateway says by it that an upload has come whole. */
const RECEIVED = 'ESGNG270'

/** An acknowledgement of the report itself (ACK3), as every regulator writes it. */
const ICH_ACKNOWLEDGEMENT = 'MCCI_IN200101UV01'

/** Messages leave by the REST interface of the FDA (ESG NextGen), and acknowledgements are fetched from it. */
const esg: Transport = {
  name: 'esg',
  label: wording('connection.label'),
  fields: esgFields,
  secrets: esgSecrets,

  async test(connection) {
    const { settings, fault } = readEsgSettings(connection)
    if (!settings) return [fault]
    try {
      await (await open(settings)).token()
      return []
    } catch (error) {
      return [reasonOf(error).reason]
    }
  },

  async pack({ bytes }) {
    return { bytes }
  },

  async send({ bytes }, { fileName, mediaType, messageId }, connection): Promise<Outcome> {
    const { settings, fault } = readEsgSettings(connection)
    if (!settings) return { kind: 'halted', reason: fault }
    const uploads = await app.container.make(EsgUploads)
    const before = await uploads.find(connection, messageId)
    let upload: EsgUpload | null = null
    try {
      const client = await open(settings)
      if (before && before.stage !== 'prepared') return await lookFor(client, before, connection)
      const ticket = await client.announce(fileName.replace(/\.xml$/i, ''))
      upload = { messageId, coreId: ticket.coreId, stage: 'prepared', taken: [] }
      await uploads.note(connection, upload)
      const payloadId = await client.bring(fileName, mediaType, bytes)
      upload = { ...upload, stage: 'submitting' }
      await uploads.note(connection, upload)
      await client.submit(payloadId, ticket, bytes)
      await uploads.note(connection, { ...upload, stage: 'submitted' })
      return { kind: 'sent', note: wording('sending.sent', { coreId: ticket.coreId }) }
    } catch (error) {
      const { reason, isLasting, isUntaken } = reasonOf(error)
      if (upload?.stage === 'submitting' && isUntaken) {
        await uploads.note(connection, { ...upload, stage: 'prepared' })
      }
      return { kind: isLasting ? 'halted' : 'again', reason }
    }
  },

  async collect(connection, take) {
    const { settings } = readEsgSettings(connection)
    if (!settings) return
    const uploads = await app.container.make(EsgUploads)
    const awaited = await uploads.awaited(connection)
    if (awaited.length === 0) return
    const client = await open(settings)
    for (const upload of awaited) {
      try {
        const status = await client.status(upload.coreId)
        if (status) await takeAll(client, status, upload, connection, take)
      } catch (error) {
        // What the gateway refuses for one message says nothing of the others; it is asked again.
        if (!(error instanceof EsgRefusal)) throw error
        logger.warn({ err: error, coreId: upload.coreId }, 'The FDA gave no acknowledgement')
      }
    }
  },
}

export default [esg]

const open = async (settings: EsgSettings) =>
  EsgClient.open(await app.container.make(PartnerReach), settings)

/** A message that may be there already is never sent once more: the gateway is asked. */
async function lookFor(
  client: EsgClient,
  upload: EsgUpload,
  connection: Connection
): Promise<Outcome> {
  const { coreId, stage } = upload
  if (stage === 'submitting' && !hasCome(await client.status(coreId))) {
    return { kind: 'again', reason: wording('sending.not_known', { coreId }) }
  }
  if (stage === 'submitting') {
    const uploads = await app.container.make(EsgUploads)
    await uploads.note(connection, { ...upload, stage: 'submitted' })
  }
  return { kind: 'sent', note: wording('sending.sent', { coreId }) }
}

const hasCome = (status: EsgStatus | null): boolean =>
  status !== null && (status.code === RECEIVED || status.acknowledgements.length > 0)

/** The first one is the receipt (ACK1); what answers the report (ACK3) is read as of every regulator. */
async function takeAll(
  client: EsgClient,
  status: EsgStatus,
  upload: EsgUpload,
  connection: Connection,
  take: (name: string, bytes: Uint8Array) => Promise<void>
): Promise<void> {
  const [uploads, receipts] = [
    await app.container.make(EsgUploads),
    await app.container.make(Receipts),
  ]
  let { stage, taken } = upload
  for (const { id, type } of status.acknowledgements) {
    if (taken.includes(id)) continue
    const receipt = await client.acknowledgement(id)
    const isAnswer = receipt.includes(ICH_ACKNOWLEDGEMENT)
    const note = wording('sending.acknowledged', { type: type || 'ACK1', coreId: upload.coreId })
    if (taken.length === 0) await receipts.settle(upload.messageId, deliveredBy(note, receipt))
    if (isAnswer || taken.length > 0) await take(`${upload.coreId}.${id}.ack`, receipt)
    taken = [...taken, id]
    stage = isAnswer ? 'answered' : 'submitted'
    await uploads.note(connection, { ...upload, stage, taken })
  }
}

const deliveredBy = (note: Words, receipt: Uint8Array): Outcome => ({
  kind: 'delivered',
  note,
  receipt,
})

/**
 * Why nothing came of it, whether a person decides, and whether the gateway surely has not taken it. Throws what
 * is neither of the gateway nor of the way.
 */
function reasonOf(error: unknown): { reason: Words; isLasting: boolean; isUntaken: boolean } {
  if (error instanceof NotAllowed) {
    return { reason: error.reason, isLasting: !error.passing, isUntaken: true }
  }
  if (error instanceof NoAnswer) {
    const reason = wording('sending.no_answer', { code: error.code })
    return { reason, isLasting: false, isUntaken: false }
  }
  if (!(error instanceof EsgRefusal)) throw error
  const { status, code, description } = error
  const said = [String(status), code, description].filter((each) => each !== '').join(' ')
  const isUntaken = status >= 400 && status <= 499
  if (isPassing(status)) {
    return { reason: wording('sending.busy', { said }), isLasting: false, isUntaken }
  }
  const key =
    code === 'ESGNG334' ? 'not_enrolled' : code === 'unreadable' ? 'unreadable' : 'refused'
  return { reason: wording(`sending.${key}`, { said }), isLasting: true, isUntaken }
}
