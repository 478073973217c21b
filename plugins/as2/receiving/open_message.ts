import type { Connection } from '#plugins/gateway/contract/transport'
import { type As2Settings, isGood } from '#plugins/as2/connection/as2_settings'
import type { HeaderList } from '#plugins/as2/protocol/header_list'
import { type IncomingMessage, readMessage } from '#plugins/as2/protocol/read_message'
import { As2Refusal } from '#plugins/as2/protocol/refusal'
import { messageLimit } from '#plugins/as2/receiving/message_limit'

/** A connection that may be meant, read. */
export interface Candidate {
  readonly connection: Connection
  readonly settings: As2Settings
}

/** A message that was read by the certificates of one of them. */
export interface Opened extends Candidate {
  readonly message: IncomingMessage
}

/** Reads it by the first connection whose certificates fit; the first refusal where none does. */
export function openMessage(
  headers: HeaderList,
  body: Buffer,
  candidates: readonly Candidate[]
): Opened | As2Refusal {
  let first: As2Refusal | null = null
  for (const { connection, settings } of candidates) {
    const { pair, formerPair, partnerCertificates, isLegacy, digest, cipher } = settings
    try {
      const message = readMessage(headers, body, {
        pairs: formerPair ? [pair, formerPair] : [pair],
        partnerCertificates,
        legacy: isLegacy,
        requires: { signature: digest !== null, encryption: cipher !== null },
        limit: messageLimit(),
      })
      refuseExpired(message)
      return { connection, settings, message }
    } catch (error) {
      if (!(error instanceof As2Refusal)) throw error
      first ??= error
    }
  }
  return first!
}

/** A pinned certificate counts only as long as it is good (RFC 5280, 4.1.2.5). */
function refuseExpired({ signature }: IncomingMessage): void {
  if (!signature || isGood(signature.signer, new Date())) return
  const { validFrom, validTo } = signature.signer
  const days = `${dayOf(validFrom)} to ${dayOf(validTo)}`
  throw new As2Refusal('authentication-failed', `the certificate is good from ${days} only`)
}

const dayOf = (moment: string) => new Date(moment).toISOString().slice(0, 10)
