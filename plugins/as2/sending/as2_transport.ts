import app from '@adonisjs/core/services/app'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'

import { NoAnswer, NotAllowed, PartnerReach } from '#plugins/gateway/contract/reach'
import type { Connection, Outcome, Transport } from '#plugins/gateway/contract/transport'
import { allCertificates } from '#plugins/as2/certificates/all_certificates'
import { makeOwnKey, ownCertificate } from '#plugins/as2/certificates/own_key'
import {
  type As2Settings,
  partnerCertificate,
  readSettings,
  UnusableConnection,
} from '#plugins/as2/connection/as2_settings'
import { AS2, connectionFields, secretFields } from '#plugins/as2/connection/connection_fields'
import { endings, whyNotGood } from '#plugins/as2/connection/expiry'
import { valueOfFile } from '#plugins/as2/connection/value_of_file'
import { endingWords } from '#plugins/as2/connection/ending_words'
import { wording } from '#plugins/as2/lang/server/wording'
import { readMic, writeMic } from '#plugins/as2/protocol/mic'
import { UnusableInput } from '#plugins/as2/protocol/refusal'
import { writeMessage } from '#plugins/as2/protocol/write_message'
import { wordsOfUnusable } from '#plugins/as2/commands/refusal_words'
import { outcomeOfAnswer } from '#plugins/as2/sending/outcome_of_answer'
import { post } from '#plugins/as2/sending/post'

/** Messages leave by AS2 (RFC 4130), over HTTP. */
const as2: Transport = {
  name: AS2,
  label: wording('connection.label'),
  fields: connectionFields,
  secrets: secretFields,
  valueOfFile,
  address: ownUrl,
  keys: { make: makeOwnKey, certificate: ownCertificate, all: allCertificates },

  async test(connection) {
    const settings = tryToRead(connection)
    if ('faults' in settings) return settings.faults
    const now = new Date()
    const stopped = whyNotGood(settings, now)
    const soon = endings(settings, now)
      .filter(({ within }) => within > 0)
      .map((ending) => endingWords(ending, connection.name))
    return [
      ...(stopped ? [stopped] : []),
      ...soon,
      ...(await faultsOfUrl(settings.url)),
      ...(settings.mdn === 'async' && !ownUrl() ? [wording('sending.no_own_url')] : []),
    ]
  },

  async pack(message, connection) {
    const settings = tryToRead(connection)
    if ('faults' in settings) throw refusal(settings.faults[0]!)
    const now = new Date()
    const stopped = whyNotGood(settings, now)
    if (stopped) throw refusal(stopped)
    const asyncUrl = settings.mdn === 'async' ? ownUrl() : undefined
    if (settings.mdn === 'async' && !asyncUrl) throw refusal(wording('sending.no_own_url'))
    const { digest, signature: scheme, cipher, keyTransport, compression, isLegacy } = settings
    try {
      const written = writeMessage({
        ...{ payload: message.bytes, contentType: message.mediaType, fileName: message.fileName },
        ...{ from: settings.ownName, to: settings.partnerName, messageId: message.messageId },
        ...{ subject: message.fileName, date: now, legacy: isLegacy },
        ...(digest && { sign: { pair: settings.pair, digest, scheme } }),
        ...(cipher && {
          encrypt: { recipient: partnerCertificate(settings, now)!, cipher, keyTransport },
        }),
        ...(compression && { compress: compression }),
        mdn: { digest: digest ?? 'sha256', ...(asyncUrl && { asyncUrl }) },
      })
      return {
        bytes: written.body,
        headers: Object.fromEntries(written.headers),
        mic: writeMic(written.mic),
      }
    } catch (error) {
      if (error instanceof UnusableInput) throw refusal(wordsOfUnusable(error))
      throw error
    }
  },

  async send({ bytes, headers = {}, mic }, { messageId }, connection): Promise<Outcome> {
    const settings = tryToRead(connection)
    if ('faults' in settings) return { kind: 'halted', reason: settings.faults[0]! }
    const stopped = whyNotGood(settings, new Date())
    if (stopped) return { kind: 'halted', reason: stopped }
    const sentMic = readMic(mic ?? null)
    if (!sentMic) throw new Error('A message by AS2 was packed without a MIC')
    try {
      const target = await (await app.container.make(PartnerReach)).target(settings.url)
      const answer = await post(target, Object.entries(headers), bytes)
      return outcomeOfAnswer(answer, { messageId, mic: sentMic }, settings)
    } catch (error) {
      if (error instanceof NotAllowed) {
        return { kind: error.passing ? 'again' : 'halted', reason: error.reason }
      }
      if (!(error instanceof NoAnswer)) throw error
      return { kind: 'again', reason: wording('sending.no_answer', { code: error.code }) }
    }
  },
}

export default [as2]

function ownUrl(): string | undefined {
  return app.config.get<string | undefined>('as2.url')
}

const refusal = (detail: Words) => new kernelErrors.E_DATA_STATUS({ detail })

function tryToRead(connection: Connection): As2Settings | UnusableConnection {
  try {
    return readSettings(connection)
  } catch (error) {
    if (error instanceof UnusableConnection) return error
    throw error
  }
}

async function faultsOfUrl(url: string): Promise<Words[]> {
  try {
    await (await app.container.make(PartnerReach)).target(url)
    return []
  } catch (error) {
    if (error instanceof NotAllowed) return [error.reason]
    throw error
  }
}
