import type { X509Certificate } from 'node:crypto'

import { readAs2Name } from '#plugins/as2/protocol/as2_name'
import { type Disposition, readDisposition } from '#plugins/as2/protocol/disposition'
import { HeaderList } from '#plugins/as2/protocol/header_list'
import { type Mic, readMic } from '#plugins/as2/protocol/mic'
import {
  contentOf,
  entityOf,
  type MimeEntity,
  partsOf,
  readEntity,
} from '#plugins/as2/protocol/mime_entity'
import { type InspectedMessage, inspectSignature } from '#plugins/as2/protocol/read_message'
import { As2Refusal } from '#plugins/as2/protocol/refusal'
import { unwrapEntity } from '#plugins/as2/protocol/unwrap_entity'

/** An MDN as it was read; nothing in it is believed before `judgeMdn`. */
export interface Mdn {
  readonly from: string
  readonly to: string
  readonly messageId: string | null
  /** What it claims and whether it holds; null without a signature. */
  readonly signature: InspectedMessage['signature']
  /** What a person is to read. */
  readonly text: string
  readonly originalMessageId: string | null
  readonly disposition: Disposition
  readonly mic: Mic | null
  /** Fields of the notification as they came. */
  readonly fields: HeaderList
}

/**
 * Reads an MDN: signed or not, its parts in base64 or binary, its headers folded or not, with
 * whatever fields it has.
 * @param partnerCertificates the certificates of the partner
 * @param legacy whether a signature with SHA-1 is good
 * @throws As2Refusal `unexpected-processing-error` for what is no MDN
 */
export function readMdn(
  headers: HeaderList,
  body: Uint8Array,
  {
    partnerCertificates,
    legacy,
  }: { readonly partnerCertificates: readonly X509Certificate[]; readonly legacy: boolean }
): Mdn {
  let signature: Mdn['signature'] = null
  const { entity } = unwrapEntity(wholeEntity(headers, body), {
    pairs: [],
    legacy,
    limit: MOST_BYTES,
    onSignature(signed, content) {
      signature = inspectSignature(signed, content, partnerCertificates, legacy)
    },
  })
  const parts = entity.type.main === 'multipart/report' ? partsOf(entity) : []
  const notification = parts.find(({ type }) => NOTIFICATION.test(type.main))
  if (!notification) throw new As2Refusal('unexpected-processing-error', 'it is no MDN')
  const fields = fieldsOf(notification)
  return {
    from: readAs2Name(headers.get('AS2-From')),
    to: readAs2Name(headers.get('AS2-To')),
    messageId: headers.get('Message-ID'),
    signature,
    text: textOf(parts),
    originalMessageId: fields.get('Original-Message-ID') || null,
    disposition: readDisposition(fields.get('Disposition') ?? ''),
    mic: readMic(fields.get('Received-Content-MIC')),
    fields,
  }
}

const MOST_BYTES = 10 * 1024 * 1024
const NOTIFICATION = /^message\/disposition-notification$/

/** Whether it is an MDN, signed or not: no MDN is ever answered to it, whatever its headers ask. */
export function isMdn(headers: HeaderList, body: Uint8Array): boolean {
  try {
    const outer = wholeEntity(headers, body)
    const inner = outer.type.main === 'multipart/signed' ? partsOf(outer)[0] : outer
    return inner?.type.main === 'multipart/report'
  } catch {
    return false
  }
}

/** Some programs repeat the headers of the content at the beginning of the body, or have them there alone. */
function wholeEntity(headers: HeaderList, body: Uint8Array): MimeEntity {
  const outer = entityOf(headers, body)
  if (outer.type.main !== '') return outer
  return readEntity(outer.body)
}

/** Fields stand in groups parted by empty lines, and some programs put empty lines between all. */
function fieldsOf(notification: MimeEntity): HeaderList {
  return HeaderList.read(contentOf(notification).toString('latin1'))
}

function textOf(parts: readonly MimeEntity[]): string {
  const part = parts.find(({ type }) => type.main === 'text/plain' || type.main === '')
  return part ? contentOf(part).toString('utf8').trim() : ''
}
