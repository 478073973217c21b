import { kernelErrors } from '#kernel/errors/kernel_errors'

import type { Connection, KeyWish } from '#plugins/gateway/contract/transport'
import { wordsOfUnusable } from '#plugins/as2/commands/refusal_words'
import { readSealedKey, writeSealedKey } from '#plugins/as2/connection/sealed_key'
import { wording } from '#plugins/as2/lang/server/wording'
import { makeCertificate } from '#plugins/as2/protocol/make_certificate'
import { UnusableInput } from '#plugins/as2/protocol/refusal'

type Valued = Pick<Connection, 'values'>

/**
 * Makes a key with its certificate for a connection, and says what is to be sealed: the key before it still
 * decrypts. Refuses with 2017 what no certificate can name.
 */
export async function makeOwnKey(
  { values }: Valued,
  { name: commonName, organisation, years }: KeyWish
): Promise<Record<string, string | null>> {
  const validFrom = new Date()
  const validTo = new Date(validFrom)
  validTo.setUTCFullYear(validTo.getUTCFullYear() + years)
  const pair = await refusing(() =>
    makeCertificate({ commonName, organisation, validFrom, validTo })
  )
  const { key, passphrase } = values
  const former = typeof key === 'string' && key !== '' ? formerOf(key, passphrase) : null
  return {
    ...(former !== null && { formerKey: former }),
    passphrase: null,
    key: writeSealedKey(pair),
  }
}

/** The own certificate of a connection as PEM, for its partner. Refuses with 1006 where there is no key. */
export async function ownCertificate({ values: { key, passphrase } }: Valued): Promise<string> {
  if (typeof key !== 'string' || key === '') {
    throw new kernelErrors.E_DATA_STATUS({ detail: wording('connection.no_key') })
  }
  const { certificate } = await refusing(async () => readSealedKey(key, textOr(passphrase)))
  return certificate.toString()
}

/** Refuses with 2017, in a sentence, a key or a certificate that cannot be used. */
export async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error
    throw new kernelErrors.E_PARAMETER({ detail: wordsOfUnusable(error) })
  }
}

/** The key before, without the passphrase that goes; null where it cannot be opened. */
function formerOf(key: string, passphrase: unknown): string | null {
  try {
    return writeSealedKey(readSealedKey(key, textOr(passphrase)))
  } catch (error) {
    if (error instanceof UnusableInput) return null
    throw error
  }
}

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '')
