import type { X509Certificate } from 'node:crypto'

import { readValues } from '#kernel/fields/read_values'
import type { ValuesOf } from '#kernel/fields/field'
import type { Words } from '#kernel/language/words'

import type { Connection } from '#plugins/gateway/contract/transport'
import { wordsOfUnusable } from '#plugins/as2/commands/refusal_words'
import { connectionFields } from '#plugins/as2/connection/connection_fields'
import { readSealedKey } from '#plugins/as2/connection/sealed_key'
import { wording } from '#plugins/as2/lang/server/wording'
import { allowOwn } from '#plugins/as2/protocol/algorithms'
import { writeAs2Name } from '#plugins/as2/protocol/as2_name'
import { type KeyPair, readCertificates } from '#plugins/as2/protocol/certificates'
import { UnusableInput } from '#plugins/as2/protocol/refusal'

type Values = ValuesOf<typeof connectionFields>

/** A connection by AS2, read. */
export interface As2Settings extends Pick<
  Values,
  'ownName' | 'partnerName' | 'url' | 'signature' | 'keyTransport' | 'mdn'
> {
  readonly digest: Exclude<Values['digest'], 'none'> | null
  readonly cipher: Exclude<Values['cipher'], 'none'> | null
  readonly compression: Exclude<Values['compression'], 'none'> | null
  readonly isLegacy: boolean
  /** One, or two while one is replaced by the other. */
  readonly partnerCertificates: readonly X509Certificate[]
  /** The own key; what it signs is known by its certificate. */
  readonly pair: KeyPair
  /** The key before it, for what partners still encrypt for it. */
  readonly formerPair: KeyPair | null
}

/** A connection that cannot be used, and all that is wrong with it. */
export class UnusableConnection extends Error {
  constructor(readonly faults: readonly Words[]) {
    super(faults[0]!.en)
    this.name = 'UnusableConnection'
  }
}

/**
 * Reads a connection.
 * @throws UnusableConnection with all that is wrong with it; an expired certificate is not
 */
export function readSettings(connection: Pick<Connection, 'values'>): As2Settings {
  const values = readValues(connectionFields, connection.values) as Values
  const faults: Words[] = []
  const attempt = <Result>(field: keyof typeof connectionFields, work: () => Result) => {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof UnusableInput)) throw error
      const { label } = connectionFields[field]
      const isPassphrase = error.kind === 'passphrase-wrong'
      const message = isPassphrase ? wording('connection.passphrase_wrong') : wordsOfUnusable(error)
      faults.push(wording('connection.fault', { label, message }))
      return null
    }
  }
  const isLegacy = values.legacy === 'yes'
  attempt('ownName', () => writeAs2Name(values.ownName))
  attempt('partnerName', () => writeAs2Name(values.partnerName))
  const digest = values.digest === 'none' ? null : values.digest
  const cipher = values.cipher === 'none' ? null : values.cipher
  if (digest) attempt('digest', () => allowOwn(digest, isLegacy))
  if (cipher) attempt('cipher', () => allowOwn(cipher, isLegacy))
  const partnerCertificates = [
    ...(attempt('partnerCertificate', () => certificatesIn(values.partnerCertificate)) ?? []),
    ...(attempt('nextCertificate', () => certificatesIn(values.nextCertificate)) ?? []),
  ]
  if (partnerCertificates.some(({ publicKey }) => publicKey.asymmetricKeyType !== 'rsa')) {
    faults.push(wording('connection.partner_not_rsa'))
  }
  if (!values.key) faults.push(wording('connection.no_key'))
  const pair = values.key
    ? attempt('key', () => readSealedKey(values.key, values.passphrase))
    : null
  const formerPair = values.formerKey
    ? attempt('formerKey', () => readSealedKey(values.formerKey, values.passphrase))
    : null
  if (faults.length > 0 || !pair) throw new UnusableConnection(faults)
  const { ownName, partnerName, url, signature, keyTransport, mdn } = values
  return {
    ...{ ownName, partnerName, url, signature, keyTransport, mdn, digest, cipher, isLegacy },
    ...{ partnerCertificates, pair, formerPair },
    compression: values.compression === 'none' ? null : values.compression,
  }
}

const certificatesIn = (text: string) => (text === '' ? [] : readCertificates(Buffer.from(text)))

/** The first certificate of the partner that is good now; null where none is. */
export function partnerCertificate(
  { partnerCertificates }: Pick<As2Settings, 'partnerCertificates'>,
  now: Date
): X509Certificate | null {
  return partnerCertificates.find((each) => isGood(each, now)) ?? null
}

/** Whether a certificate has begun and not ended. */
export const isGood = ({ validFrom, validTo }: X509Certificate, now: Date) =>
  new Date(validFrom) <= now && now < new Date(validTo)
