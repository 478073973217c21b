import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import app from '@adonisjs/core/services/app'

import { writeSealedKey } from '#plugins/as2/connection/sealed_key'
import type { KeyPair } from '#plugins/as2/protocol/certificates'
import { DUPLICATE, PROCESSED, readDisposition } from '#plugins/as2/protocol/disposition'
import { HeaderList } from '#plugins/as2/protocol/header_list'
import { micOver } from '#plugins/as2/protocol/mic'
import { type IncomingMessage, readMessage } from '#plugins/as2/protocol/read_message'
import { writeMdn } from '#plugins/as2/protocol/write_mdn'
import { writeMessage } from '#plugins/as2/protocol/write_message'
import { post } from '#plugins/as2/sending/post'
import { madePair } from '#plugins/as2/tests/as2_fixtures'
import type { arrive } from '#plugins/gateway/tests/arrive'

/** What a partner does with the next message; a number is a status of HTTP without a receipt. */
export type Behaviour =
  | ('accept' | 'duplicate' | 'negative' | 'wrong mic' | 'unsigned' | 'foreign')
  | ('no receipt' | 'cut off' | 'later')
  | number

/** A partner on loopback that speaks the protocol. */
interface Partner {
  readonly url: string
  readonly own: KeyPair
  /** The certificate of ours that it knows is the one of this pair. */
  ours: KeyPair
  readonly names: { readonly ownName: string; readonly partnerName: string }
  /** What it does with messages, one after the other; it accepts the others. */
  readonly behaviours: Behaviour[]
  readonly received: { readonly message: IncomingMessage; readonly body: Buffer }[]
  /** Options of a connection to it. */
  options(more?: Readonly<Record<string, string>>): { name: string; value: string }[]
  /** Its receipt for what it received last. */
  receipt(behaviour?: Behaviour): { headers: HeaderList; body: Buffer }
}

let count = 0

/** Opens a partner, to whom this installation may send, and says how it is closed. */
export async function openPartner(): Promise<{ partner: Partner; close: () => Promise<void> }> {
  const [own, ours] = [await madePair('Demo Regulator'), await madePair('Demo Pharma')]
  const stranger = await madePair('Stranger')
  const names = { ownName: `OWN${(count += 1)}x${process.pid}`, partnerName: 'THEIRS 1' }
  const received: { message: IncomingMessage; body: Buffer }[] = []
  const behaviours: Behaviour[] = []

  const receipt = (behaviour: Behaviour = 'accept') => {
    const { message } = received.at(-1)!
    const disposition =
      behaviour === 'duplicate'
        ? DUPLICATE
        : behaviour === 'negative'
          ? readDisposition(
              'automatic-action/MDN-sent-automatically; processed/Error: unexpected-processing-error'
            )
          : PROCESSED
    const pair = behaviour === 'foreign' ? stranger : own
    return writeMdn({
      ...{ from: message.to, to: message.from, messageId: `<${received.length}@partner.example>` },
      ...{
        originalMessageId: message.messageId,
        disposition,
        text: 'Receipt',
        userAgent: 'Partner',
      },
      mic: behaviour === 'wrong mic' ? micOver(Buffer.from('other'), 'sha256') : message.mic,
      date: new Date(),
      ...(behaviour !== 'unsigned' && { sign: { pair, digest: 'sha256' } }),
    })
  }

  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const headers = HeaderList.of(request.headersDistinct)
      const body = Buffer.concat(chunks)
      const message = readMessage(headers, body, {
        pairs: [own],
        partnerCertificates: [partner.ours.certificate],
        legacy: false,
        requires: { signature: true, encryption: true },
      })
      received.push({ message, body })
      const behaviour = behaviours.shift() ?? 'accept'
      if (behaviour === 'cut off') return request.socket.destroy()
      if (behaviour === 'no receipt' || behaviour === 'later') return response.end()
      if (typeof behaviour === 'number') {
        return response.writeHead(behaviour, { Location: '/elsewhere' }).end()
      }
      const mdn = receipt(behaviour)
      for (const [name, value] of mdn.headers) response.setHeader(name, value)
      return response.end(mdn.body)
    })()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const usual = app.config.get<object>('gateway')
  const changed = { hosts: [`127.0.0.1:${port}`], networks: ['127.0.0.0/8'], seconds: 20 }
  app.config.set('gateway', { ...usual, ...changed })
  const url = `http://127.0.0.1:${port}/as2`
  const partner: Partner = {
    ...{ url, own, ours, names, behaviours, received, receipt },
    options: (more = {}) =>
      Object.entries({
        ...names,
        url,
        partnerCertificate: own.certificate.toString(),
        ...more,
      }).map(([name, value]) => ({ name, value })),
  }
  return {
    partner,
    close: async () => {
      app.config.set('gateway', usual)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A connection to the partner, with our key, and a destination that goes by it. */
export async function connectTo(
  world: Awaited<ReturnType<typeof arrive>>,
  partner: Partner,
  more: Readonly<Record<string, string>> = {}
) {
  const way = await world.connect({ transport: 'as2', options: partner.options(more) })
  const secret = { name: 'key', value: writeSealedKey(partner.ours) }
  await world.company.put(`/api/gateway/connections/${way.id}/secrets`).json(secret)
  return { way, place: await world.aim({ connectionId: way.id }) }
}

/** Where this installation takes messages by AS2. */
const ownPlace = () => {
  const url = new URL(`http://127.0.0.1:${process.env.PORT}/as2`)
  return { url, address: process.env.HOST === 'localhost' ? 'localhost' : '127.0.0.1' }
}

/** Sends something to this installation, as it is. */
export const sendToUs = (message: { headers: HeaderList; body: Buffer }) =>
  post(ownPlace(), message.headers, message.body)

/** A message of the partner for this installation. */
export function messageToUs(
  { names, own, ours }: Partner,
  payload: string,
  more: Partial<Parameters<typeof writeMessage>[0]> = {}
) {
  return writeMessage({
    ...{ payload: Buffer.from(payload), contentType: 'application/xml', fileName: 'answer.xml' },
    ...{ from: names.partnerName, to: names.ownName, subject: 'Answer', date: new Date() },
    messageId: `<${Math.random()}@partner.example>`,
    sign: { pair: own, digest: 'sha256' },
    encrypt: { recipient: ours.certificate, cipher: 'aes256-cbc' },
    mdn: { digest: 'sha256' },
    ...more,
  })
}
