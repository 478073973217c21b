import { randomUUID } from 'node:crypto'

import type { As2Settings } from '#plugins/as2/connection/as2_settings'
import { readAs2Name, writeAs2Name } from '#plugins/as2/protocol/as2_name'
import { answerTo, type Disposition } from '#plugins/as2/protocol/disposition'
import type { HeaderList } from '#plugins/as2/protocol/header_list'
import type { Mic } from '#plugins/as2/protocol/mic'
import { readEnvelope } from '#plugins/as2/protocol/read_message'
import type { As2Refusal } from '#plugins/as2/protocol/refusal'
import { writeMdn } from '#plugins/as2/protocol/write_mdn'

/** A receipt as it goes over the wire. */
export interface WrittenMdn {
  readonly headers: HeaderList
  readonly body: Buffer
}

/** The receipt of a message. It is signed where its sender asks for that. */
export function answerMdn(
  headers: HeaderList,
  { disposition, mic }: { readonly disposition: Disposition; readonly mic: Mic | null },
  settings: As2Settings | null
): WrittenMdn {
  const { messageId, mdnRequest } = readEnvelope(headers)
  const isSigned = settings !== null && mdnRequest?.signed === true
  const digest = mic && mic.digest !== 'sha1' ? mic.digest : ('sha256' as const)
  const original = plain(messageId)
  return writeMdn({
    from: nameOr(headers.get('AS2-To')),
    to: nameOr(headers.get('AS2-From')),
    messageId: `<${randomUUID()}@pharos>`,
    originalMessageId: original,
    disposition,
    mic,
    text: `Message ${original ?? ''}: ${disposition.text}`,
    userAgent: 'Pharos',
    date: new Date(),
    ...(isSigned && { sign: { pair: settings.pair, digest, scheme: settings.signature } }),
  })
}

/** The receipt that says why a message is not taken. */
export const errorMdn = (
  headers: HeaderList,
  refusal: As2Refusal,
  settings: As2Settings | null = null
): WrittenMdn => answerMdn(headers, { disposition: answerTo(refusal), mic: null }, settings)

/** What a header of ours takes, or null. */
const plain = (value: string | null) =>
  value !== null && /^[ -~]{1,998}$/.test(value) ? value : null

/** A name that a header of ours takes; a stranger may have given any. */
function nameOr(header: string | null): string {
  const name = readAs2Name(header)
  try {
    writeAs2Name(name)
    return name
  } catch {
    return 'unknown'
  }
}
