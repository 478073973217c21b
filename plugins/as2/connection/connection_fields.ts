import type { Fields } from '#kernel/fields/field'
import type { Words } from '#kernel/language/words'

import { wording } from '#plugins/as2/lang/server/wording'
import { contentCiphers, digests, keyTransports } from '#plugins/as2/protocol/algorithms'

/** Names of algorithms are the same in every language. */
const named = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: { en: value, zh: value } as Words }))

const none = { value: 'none', label: wording('connection.none') } as const

/** What a connection by AS2 has to say. */
export const connectionFields = {
  ownName: {
    kind: 'text',
    label: wording('connection.own_name'),
    help: wording('connection.name_help'),
    required: true,
    max: 128,
  },
  partnerName: {
    kind: 'text',
    label: wording('connection.partner_name'),
    help: wording('connection.name_help'),
    required: true,
    max: 128,
  },
  url: {
    kind: 'text',
    label: wording('connection.url'),
    help: wording('connection.url_help'),
    required: true,
    max: 500,
  },
  partnerCertificate: {
    kind: 'text',
    label: wording('connection.partner_certificate'),
    help: wording('connection.pem_help'),
    required: true,
    max: 20_000,
    lines: 6,
  },
  nextCertificate: {
    kind: 'text',
    label: wording('connection.next_certificate'),
    help: wording('connection.next_help'),
    max: 20_000,
    lines: 6,
  },
  digest: {
    kind: 'choice',
    label: wording('connection.digest'),
    of: [...named(digests), none],
    default: 'sha256',
  },
  signature: {
    kind: 'choice',
    label: wording('connection.signature'),
    of: named(['pkcs1', 'pss'] as const),
    default: 'pkcs1',
  },
  cipher: {
    kind: 'choice',
    label: wording('connection.cipher'),
    of: [...named(contentCiphers), none],
    default: 'aes256-cbc',
  },
  keyTransport: {
    kind: 'choice',
    label: wording('connection.key_transport'),
    of: named(keyTransports),
    default: 'pkcs1',
  },
  compression: {
    kind: 'choice',
    label: wording('connection.compression'),
    of: [
      none,
      { value: 'before-signing', label: wording('connection.before_signing') },
      { value: 'after-signing', label: wording('connection.after_signing') },
    ],
    default: 'none',
  },
  mdn: {
    kind: 'choice',
    label: wording('connection.mdn'),
    of: [
      { value: 'sync', label: wording('connection.sync') },
      { value: 'async', label: wording('connection.async') },
    ],
    default: 'sync',
  },
  legacy: {
    kind: 'choice',
    label: wording('connection.legacy'),
    help: wording('connection.legacy_help'),
    of: [
      { value: 'no', label: wording('connection.no') },
      { value: 'yes', label: wording('connection.yes') },
    ],
    default: 'no',
  },
  key: {
    kind: 'text',
    label: wording('connection.key'),
    help: wording('connection.key_help'),
    max: 60_000,
    lines: 6,
    isSecret: true,
  },
  passphrase: {
    kind: 'text',
    label: wording('connection.passphrase'),
    max: 200,
    isSecret: true,
  },
  formerKey: {
    kind: 'text',
    label: wording('connection.former_key'),
    help: wording('connection.former_help'),
    max: 60_000,
    lines: 6,
    isSecret: true,
  },
} as const satisfies Fields

/** Those that are sealed. */
export const secretFields = ['key', 'passphrase', 'formerKey'] as const

/** Name of the transport. */
export const AS2 = 'as2'
