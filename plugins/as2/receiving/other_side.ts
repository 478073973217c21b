import { randomUUID } from 'node:crypto'

import type { Connection } from '#plugins/gateway/contract/transport'
import { readSettings } from '#plugins/as2/connection/as2_settings'
import { readSealedKey, writeSealedKey } from '#plugins/as2/connection/sealed_key'
import { As2OtherSide, type MessageRead, type WireMessage } from '#plugins/as2/contract/other_side'
import { answerTo, outcomeOf, PROCESSED } from '#plugins/as2/protocol/disposition'
import { HeaderList } from '#plugins/as2/protocol/header_list'
import { makeCertificate } from '#plugins/as2/protocol/make_certificate'
import { readMdn } from '#plugins/as2/protocol/read_mdn'
import { readMessage } from '#plugins/as2/protocol/read_message'
import { As2Refusal } from '#plugins/as2/protocol/refusal'
import { writeMdn } from '#plugins/as2/protocol/write_mdn'
import { writeMessage } from '#plugins/as2/protocol/write_message'
import { messageLimit } from '#plugins/as2/receiving/message_limit'
import { post } from '#plugins/as2/sending/post'

const AGENT = 'Pharos simulator'
const YEARS = 10

/** The other side of connections, in this process. */
export default class OtherSide extends As2OtherSide {
  async makeKey(name: string) {
    const validFrom = new Date()
    const validTo = new Date(validFrom)
    validTo.setUTCFullYear(validTo.getUTCFullYear() + YEARS)
    const wish = { commonName: name, organisation: 'Simulator', validFrom, validTo }
    const pair = await makeCertificate(wish)
    return { key: writeSealedKey(pair), certificate: pair.certificate.toString() }
  }

  read(connection: Connection, key: string, sent: WireMessage) {
    const settings = readSettings(connection)
    const own = readSealedKey(key, '')
    const headers = new HeaderList(sent.headers)
    try {
      const message = readMessage(headers, sent.body, {
        pairs: [own],
        partnerCertificates: [settings.pair.certificate],
        legacy: settings.isLegacy,
        requires: { signature: settings.digest !== null, encryption: settings.cipher !== null },
        limit: messageLimit(),
      })
      const { messageId, fileName, payload, mic } = message
      const receipt = (kind: 'processed' | 'negative') =>
        writeMdn({
          ...usual(message, messageId),
          ...{ disposition: kind === 'processed' ? PROCESSED : refused, mic },
          sign: { pair: own, digest: 'sha256' },
        })
      return { messageId, fileName, payload, receipt } satisfies MessageRead
    } catch (error) {
      if (!(error instanceof As2Refusal)) throw error
      const { ownName: from, partnerName: to } = settings
      const refusal = writeMdn({
        ...usual({ from, to }, headers.get('Message-ID')),
        ...{ disposition: answerTo(error), mic: null, sign: { pair: own, digest: 'sha256' } },
      })
      return { refusal }
    }
  }

  write(connection: Connection, key: string, file: { name: string; bytes: Uint8Array }) {
    const { ownName, partnerName, pair } = readSettings(connection)
    return writeMessage({
      ...{ payload: file.bytes, contentType: 'application/xml', fileName: file.name },
      ...{ from: partnerName, to: ownName, subject: file.name, date: new Date() },
      messageId: `<${randomUUID()}@simulator>`,
      sign: { pair: readSealedKey(key, ''), digest: 'sha256', scheme: 'pkcs1' },
      encrypt: { recipient: pair.certificate, cipher: 'aes256-cbc', keyTransport: 'pkcs1' },
      mdn: { digest: 'sha256' },
    })
  }

  async bring({ headers, body }: WireMessage): Promise<boolean> {
    const url = new URL(`http://127.0.0.1:${process.env.PORT ?? '3333'}/as2`)
    const answer = await post({ url, address: '127.0.0.1' }, headers, body)
    if (answer.status !== 200) return false
    const by = { partnerCertificates: [], legacy: true }
    const { disposition } = readMdn(answer.headers, answer.body, by)
    return outcomeOf(disposition) !== 'negative'
  }
}

const refused = answerTo(new As2Refusal('unexpected-processing-error', 'as the rule says'))

/** What every receipt says; it goes back to whoever sent the message. */
const usual = (message: { from: string; to: string }, originalMessageId: string | null) => ({
  ...{ from: message.to, to: message.from, messageId: `<${randomUUID()}@simulator>` },
  ...{ originalMessageId, text: 'Receipt of a simulated regulator', userAgent: AGENT },
  date: new Date(),
})
