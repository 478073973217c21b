import { HeaderList } from '#plugins/as2/protocol/header_list'
import { type HeaderValue, readHeaderValue } from '#plugins/as2/protocol/header_value'
import { splitHead } from '#plugins/as2/protocol/http_file'
import { As2Refusal } from '#plugins/as2/protocol/refusal'

/** A part of MIME: its headers and its content as it was transferred. */
export interface MimeEntity {
  /** Headers and content as they came, to the byte: what signatures and the MIC are over. */
  readonly bytes: Buffer
  readonly headers: HeaderList
  readonly type: HeaderValue
  /** What comes after the empty line, still encoded for the transfer. */
  readonly body: Buffer
}

/** Reads headers and content of a part. */
export function readEntity(bytes: Buffer): MimeEntity {
  const { head, body } = splitHead(bytes)
  const headers = HeaderList.read(head)
  return { bytes, headers, type: readHeaderValue(headers.get('Content-Type')), body }
}

/** The entity that a request carries: the headers about its content are those of HTTP. */
export function entityOf(headers: HeaderList, body: Uint8Array): MimeEntity {
  const own = new HeaderList([...headers].filter(([name]) => /^content-(?!length)/i.test(name)))
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const head = [...own].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return {
    bytes: Buffer.concat([Buffer.from(`${head}\r\n`, 'latin1'), bytes]),
    headers: own,
    type: readHeaderValue(own.get('Content-Type')),
    body: bytes,
  }
}

/** The content of an entity, its Content-Transfer-Encoding taken off. */
export function contentOf({ headers, body }: MimeEntity): Buffer {
  switch (readHeaderValue(headers.get('Content-Transfer-Encoding')).main) {
    case 'base64':
      return Buffer.from(body.toString('latin1'), 'base64')
    case 'quoted-printable':
      return fromQuotedPrintable(body.toString('latin1'))
    default:
      return body
  }
}

function fromQuotedPrintable(text: string): Buffer {
  const joined = text.replaceAll(/[ \t]+(?=\r?\n|$)/g, '').replaceAll(/=\r?\n/g, '')
  const plain = joined.replaceAll(/=([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16))
  )
  return Buffer.from(plain, 'latin1')
}

/**
 * The parts between the boundaries of a multipart entity (RFC 2046, 5.1.1), to the byte. What comes
 * before the first boundary is left out; a missing last boundary is forgiven.
 * @throws As2Refusal `unexpected-processing-error` without a boundary, `integrity-check-failed` where
 * something comes after the last one, which no signature would be over
 */
export function partsOf({ type, body }: MimeEntity): MimeEntity[] {
  const boundary = type.parameters.get('boundary')
  if (!boundary) throw new As2Refusal('unexpected-processing-error', 'multipart without a boundary')
  const marks = boundaryLines(body, boundary)
  if (marks.length === 0) {
    throw new As2Refusal('unexpected-processing-error', 'the boundary is not in the multipart')
  }
  const { last, end: rest } = marks.at(-1)!
  if (last && /\S/.test(body.toString('latin1', rest))) {
    throw new As2Refusal('integrity-check-failed', 'bytes follow the last boundary')
  }
  const parts: MimeEntity[] = []
  for (const [index, mark] of marks.entries()) {
    if (mark.last) break
    const end = marks[index + 1]?.start ?? body.length
    parts.push(readEntity(body.subarray(mark.end, Math.max(mark.end, end))))
  }
  return parts
}

/** Where a boundary line begins, with the line break before it, and where it ends. */
interface BoundaryLine {
  readonly start: number
  readonly end: number
  readonly last: boolean
}

function boundaryLines(body: Buffer, boundary: string): BoundaryLine[] {
  const found: BoundaryLine[] = []
  const delimiter = Buffer.from(`--${boundary}`, 'latin1')
  for (let at = body.indexOf(delimiter); at >= 0;) {
    const line = boundaryLineAt(body, at, delimiter.length)
    if (line) {
      found.push(line)
      if (line.last) break
    }
    at = body.indexOf(delimiter, at + delimiter.length)
  }
  return found
}

function boundaryLineAt(body: Buffer, at: number, length: number): BoundaryLine | null {
  if (at > 0 && body[at - 1] !== 0x0a) return null
  const next = body.indexOf(0x0a, at)
  const end = next < 0 ? body.length : next + 1
  const rest = body.toString('latin1', at + length, Math.min(end, at + length + 1000))
  const [, dashes] = /^(--)?[ \t]*\r?\n?$/.exec(rest) ?? []
  if (dashes === undefined && !/^[ \t]*\r?\n?$/.test(rest)) return null
  const breakLength = at === 0 ? 0 : at > 1 && body[at - 2] === 0x0d ? 2 : 1
  return { start: at - breakLength, end, last: dashes !== undefined }
}

/** Puts an entity together: headers in unfolded lines, an empty line, the content untouched. */
export function writeEntity(headers: HeaderList, body: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`${headers.write()}\r\n`, 'latin1'), body])
}
