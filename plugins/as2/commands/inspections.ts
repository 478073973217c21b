import { createHash } from 'node:crypto'

import { isLegacy } from '#plugins/as2/protocol/algorithms'
import { type CertificateFacts, describeCertificate } from '#plugins/as2/protocol/certificates'
import { type Outcome, outcomeOf } from '#plugins/as2/protocol/disposition'
import type { MdnVerdict } from '#plugins/as2/protocol/judge_mdn'
import { writeMic } from '#plugins/as2/protocol/mic'
import type { Mdn } from '#plugins/as2/protocol/read_mdn'
import type { InspectedMessage } from '#plugins/as2/protocol/read_message'

type Signature = InspectedMessage['signature']

/** Whether a signature holds: `unchecked` where no certificate of the partner was given. */
type SignatureState = 'none' | 'unchecked' | 'valid' | 'refused'

/** What was found in a message or an MDN. */
interface Inspection {
  /** Whether all that could be checked holds. */
  readonly ok: boolean
  readonly kind: 'message' | 'mdn'
  readonly from: string
  readonly to: string
  readonly messageId: string | null
  readonly signature: {
    readonly state: SignatureState
    /** Why it is refused, as AS2 names it. */
    readonly reason: string | null
    readonly detail: string | null
    /** How the message names the certificate, which proves nothing. */
    readonly claim: string | null
    readonly time: string | null
  }
  /** The pinned certificate that signed, where the signature holds. */
  readonly signer: CertificateFacts | null
  readonly algorithms: {
    readonly digest: string | null
    readonly signature: string | null
    readonly cipher: string | null
    readonly keyTransport: string | null
    readonly compression: 'zlib' | null
    /** Whether there is any that only a connection marked as legacy takes. */
    readonly legacy: boolean
  }
}

/** What was found in a message. */
export interface MessageInspection extends Inspection {
  readonly kind: 'message'
  readonly subject: string | null
  readonly payloadSha256: string
  readonly payloadBytes: number
  readonly contentType: string
  readonly fileName: string | null
  readonly mic: string
  /** The MDN that is asked for. */
  readonly mdnRequest: InspectedMessage['mdnRequest']
}

/** What was found in an MDN. */
export interface MdnInspection extends Inspection {
  readonly kind: 'mdn'
  readonly disposition: string
  readonly outcome: Outcome
  readonly originalMessageId: string | null
  readonly mic: string | null
  readonly text: string
  /** All fields of the notification. */
  readonly fields: Readonly<Record<string, string>>
  /** Whether the message counts as delivered, where its MIC was given. */
  readonly verdict: MdnVerdict | null
}

/** What is told of a message. */
export function inspectedMessage(message: InspectedMessage, isPinned: boolean): MessageInspection {
  const { signature, encryption, payload } = message
  const cipher = encryption?.cipher ?? null
  return {
    ok: isGood(signature, isPinned),
    kind: 'message',
    from: message.from,
    to: message.to,
    messageId: message.messageId,
    subject: message.subject,
    ...toldSignature(signature, isPinned),
    algorithms: {
      ...toldAlgorithms(signature),
      cipher,
      keyTransport: encryption?.keyTransport ?? null,
      compression: message.compressed ? 'zlib' : null,
      legacy: isOldSignature(signature) || (cipher !== null && isLegacy(cipher)),
    },
    payloadSha256: createHash('sha256').update(payload).digest('hex'),
    payloadBytes: payload.length,
    contentType: message.contentType,
    fileName: message.fileName,
    mic: writeMic(message.mic),
    mdnRequest: message.mdnRequest,
  }
}

/** What is told of an MDN. */
export function inspectedMdn(
  mdn: Mdn,
  verdict: MdnVerdict | null,
  isPinned: boolean
): MdnInspection {
  return {
    ok: verdict ? verdict.state === 'delivered' : isGood(mdn.signature, isPinned),
    kind: 'mdn',
    from: mdn.from,
    to: mdn.to,
    messageId: mdn.messageId,
    ...toldSignature(mdn.signature, isPinned),
    algorithms: {
      ...toldAlgorithms(mdn.signature),
      cipher: null,
      keyTransport: null,
      compression: null,
      legacy: isOldSignature(mdn.signature),
    },
    disposition: mdn.disposition.text,
    outcome: outcomeOf(mdn.disposition),
    originalMessageId: mdn.originalMessageId,
    mic: mdn.mic && writeMic(mdn.mic),
    text: mdn.text,
    fields: Object.fromEntries(mdn.fields),
    verdict,
  }
}

/** Where certificates of the partner are given, only a signature by one of them is good. */
function isGood(signature: Signature, isPinned: boolean): boolean {
  return !isPinned || (signature !== null && 'checked' in signature)
}

function toldSignature(
  signature: Signature,
  isPinned: boolean
): Pick<Inspection, 'signature' | 'signer'> {
  const checked = signature && 'checked' in signature ? signature.checked : null
  const refusal = isPinned && signature && 'refusal' in signature ? signature.refusal : null
  const state = signature === null ? 'none' : checked ? 'valid' : refusal ? 'refused' : 'unchecked'
  return {
    signature: {
      state,
      reason: refusal?.reason ?? null,
      detail: refusal?.detail ?? null,
      claim: signature?.claim.signer ?? null,
      time: checked?.time?.toISOString() ?? null,
    },
    signer: checked && describeCertificate(checked.signer),
  }
}

function toldAlgorithms(signature: Signature) {
  return { digest: signature?.claim.digest ?? null, signature: signature?.claim.scheme ?? null }
}

function isOldSignature(signature: Signature): boolean {
  const digest = signature?.claim.digest
  return digest !== null && digest !== undefined && isLegacy(digest)
}
