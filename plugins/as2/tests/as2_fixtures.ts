import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import {
  keyPair,
  type KeyPair,
  readCertificate,
  readPrivateKey,
} from '#plugins/as2/protocol/certificates'
import { type HttpMessage, readHttpFile } from '#plugins/as2/protocol/http_file'
import { makeCertificate } from '#plugins/as2/protocol/make_certificate'
import type { MessageDraft } from '#plugins/as2/protocol/write_message'
import { referenceFolder } from '#tests/reference'

/** A message that another program sent, and what it is known to hold. */
export interface KnownMessage {
  readonly file: string
  readonly kind: 'message'
  readonly from: string
  readonly to: string
  readonly messageId: string
  readonly signed: boolean
  readonly encrypted: boolean
  readonly compressed: boolean
  readonly digest: string
  readonly payloadSha256: string
  readonly payloadBytes: number
  readonly micSha256: string
  readonly mdnTo: string
}

/** An MDN that another program sent, and what it is known to say. */
export interface KnownMdn {
  readonly file: string
  readonly kind: 'mdn'
  readonly disposition: string
  readonly original: string
  readonly sentMessageId: string
  readonly sentMic: string
  readonly receivedMic: string | null
  readonly micMatches: boolean
}

/** Whether there are messages of other programs to read. */
export const isMissing = referenceFolder() === null

const fixture = (name: string): Buffer =>
  readFileSync(join(referenceFolder()!, 'gateway/as2-fixtures', name))

/** A captured message, or a case of the small ones. */
export const capturedFile = (name: string): HttpMessage => readHttpFile(fixture(name))

/** A small input, as its README describes it. */
export const smallCase = (name: string): string =>
  readFileSync(join(referenceFolder()!, 'cases', name), 'latin1')

function index(): (KnownMessage | KnownMdn)[] {
  return JSON.parse(fixture('index.json').toString('utf8'))
}

export function knownMessages(): KnownMessage[] {
  return index().filter((each) => each.kind === 'message')
}

export function knownMdns(): KnownMdn[] {
  return index().filter((each) => each.kind === 'mdn')
}

/** Keys of those who exchanged the captured messages. */
export const capturedPair = (name: 'pvhost' | 'regulator'): KeyPair =>
  keyPair(readPrivateKey(fixture(`${name}.key`)), readCertificate(fixture(`${name}.crt`)))

const made = new Map<string, Promise<KeyPair>>()

/** A key that is made once for all specs. */
export function madePair(commonName: string): Promise<KeyPair> {
  const validFrom = new Date(Date.UTC(2026, 0, 1))
  const validTo = new Date(Date.UTC(2036, 0, 1))
  const pair =
    made.get(commonName) ??
    makeCertificate({ commonName, organisation: 'Demo', validFrom, validTo })
  made.set(commonName, pair)
  return pair
}

/** A message with everything that must be said, to which a spec adds what it is about. */
export function draft(more: Partial<MessageDraft> = {}): MessageDraft {
  return {
    payload: Buffer.from('<a>\n\u00fc \u{1f48a}\r\n</a>'),
    contentType: 'application/xml',
    fileName: 'EVPM_00000001.xml',
    from: 'DEMOPHARMA',
    to: 'Demo Regulator',
    messageId: '<20261123.1015.1@demo-pharma.example>',
    subject: 'Report',
    date: new Date(Date.UTC(2026, 10, 23, 10, 15)),
    ...more,
  }
}
