import { randomBytes } from 'node:crypto'

import { writeAs2Name } from '#plugins/as2/protocol/as2_name'
import type { Disposition } from '#plugins/as2/protocol/disposition'
import { HeaderList, sendable } from '#plugins/as2/protocol/header_list'
import { checkedMessageId } from '#plugins/as2/protocol/message_id'
import { type Mic, writeMic } from '#plugins/as2/protocol/mic'
import { readEntity, writeEntity } from '#plugins/as2/protocol/mime_entity'
import type { Signing } from '#plugins/as2/protocol/write_signed_data'
import { multipartBody, signedEntity } from '#plugins/as2/protocol/write_message'

/** What is answered to a message. */
export interface MdnDraft {
  /** AS2 names: who answers, and whom. */
  readonly from: string
  readonly to: string
  readonly messageId: string
  /** The Message-ID of the message, to the byte; left out where it had none. */
  readonly originalMessageId: string | null
  readonly disposition: Disposition
  /** The MIC of the message; left out where it could not be read. */
  readonly mic: Mic | null
  /** What a person reads, in ASCII. */
  readonly text: string
  /** Name of the program. */
  readonly userAgent: string
  readonly date: Date
  /** Left out where no signed MDN was asked for. */
  readonly sign?: Omit<Signing, 'time' | 'legacy'>
  readonly legacy?: boolean
}

/**
 * Writes an MDN (RFC 8098, RFC 4130, section 7), signed or not.
 * @throws UnusableInput `value-not-allowed` for names and texts that headers do not take
 */
export function writeMdn(draft: MdnDraft): { headers: HeaderList; body: Buffer } {
  const report = reportEntity(draft)
  const { sign, legacy, date } = draft
  const { headers, body } = readEntity(
    sign ? signedEntity(report, { ...sign, legacy, time: date }) : report
  )
  const sent = new HeaderList([
    ['AS2-Version', '1.1'],
    ['AS2-From', writeAs2Name(draft.from)],
    ['AS2-To', writeAs2Name(draft.to)],
    ['Message-ID', checkedMessageId(draft.messageId)],
    ['Date', date.toUTCString()],
    ['Subject', 'Message disposition notification'],
    ['MIME-Version', '1.0'],
    ...headers,
  ])
  return { headers: sendable(sent), body }
}

function reportEntity(draft: MdnDraft): Buffer {
  const boundary = `----=_${randomBytes(18).toString('hex')}`
  const text = writeEntity(
    new HeaderList([
      ['Content-Type', 'text/plain; charset=us-ascii'],
      ['Content-Transfer-Encoding', '7bit'],
    ]),
    Buffer.from(`${draft.text}\r\n`, 'ascii')
  )
  const fields = writeEntity(
    new HeaderList([
      ['Content-Type', 'message/disposition-notification'],
      ['Content-Transfer-Encoding', '7bit'],
    ]),
    Buffer.from(`${notificationFields(draft).write()}\r\n`, 'ascii')
  )
  const headers = new HeaderList([
    [
      'Content-Type',
      `multipart/report; report-type=disposition-notification; boundary="${boundary}"`,
    ],
  ])
  return writeEntity(headers, multipartBody(boundary, [text, fields]))
}

function notificationFields(draft: MdnDraft): HeaderList {
  const recipient = `rfc822; ${writeAs2Name(draft.from)}`
  return new HeaderList([
    ['Reporting-UA', draft.userAgent],
    ['Original-Recipient', recipient],
    ['Final-Recipient', recipient],
    ...(draft.originalMessageId === null
      ? []
      : [['Original-Message-ID', draft.originalMessageId] as const]),
    ['Disposition', draft.disposition.text],
    ...(draft.mic === null ? [] : [['Received-Content-MIC', writeMic(draft.mic)] as const]),
  ])
}
