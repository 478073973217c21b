import { HeaderList } from '#plugins/as2/protocol/header_list'

/** A request or an answer as it went over the wire. */
export interface HttpMessage {
  /** `POST /as2 HTTP/1.1` or `HTTP/1.1 200 OK`, where it was written down. */
  readonly startLine: string | null
  readonly headers: HeaderList
  readonly body: Buffer
}

const START_LINE = /^(HTTP\/\d(\.\d)?[ \t]+\d{3}|[A-Z]+[ \t]+\S+[ \t]+HTTP\/\d)/

/**
 * Reads a raw request or answer: headers, an empty line, the body. Lines end by CRLF or LF, headers
 * may be folded, the start line may be missing. A body is taken out of its chunks where it has any.
 */
export function readHttpFile(bytes: Uint8Array): HttpMessage {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { head, body } = splitHead(file)
  const [first = ''] = head.split(/\r?\n/, 1)
  const startLine = START_LINE.test(first) ? first : null
  const headers = HeaderList.read(startLine === null ? head : head.slice(first.length))
  const chunked = /chunked/i.test(headers.get('Transfer-Encoding') ?? '')
  return { startLine, headers, body: (chunked ? withoutChunks(body) : null) ?? body }
}

/** Writes the headers, an empty line and the body. */
export function writeHttpFile(headers: HeaderList, body: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`${headers.write()}\r\n`, 'latin1'), body])
}

/** Parts what comes before the first empty line from what comes after it. */
export function splitHead(bytes: Buffer): { head: string; body: Buffer } {
  for (let at = 0; at <= bytes.length;) {
    const end = bytes.indexOf(0x0a, at)
    if (end < 0) break
    const line = bytes.subarray(at, end)
    if (line.length === 0 || (line.length === 1 && line[0] === 0x0d)) {
      return { head: bytes.toString('latin1', 0, at), body: bytes.subarray(end + 1) }
    }
    at = end + 1
  }
  return { head: bytes.toString('latin1'), body: bytes.subarray(bytes.length) }
}

/** The content of chunks (RFC 9112, 7.1), or null where the bytes are none. */
function withoutChunks(body: Buffer): Buffer | null {
  const chunks: Buffer[] = []
  for (let at = 0; ;) {
    const end = body.indexOf('\r\n', at)
    const [, size] =
      /^([0-9a-f]{1,8})[ \t]*(;.*)?$/i.exec(
        end < 0 ? '' : body.toString('latin1', at, Math.min(end, at + 100))
      ) ?? []
    if (size === undefined) return null
    const length = Number.parseInt(size, 16)
    const start = end + 2
    if (length === 0) return Buffer.concat(chunks)
    if (body.toString('latin1', start + length, start + length + 2) !== '\r\n') return null
    chunks.push(body.subarray(start, start + length))
    at = start + length + 2
  }
}
