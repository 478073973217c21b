import { connect, type NetConnectOpts } from 'node:net'
import { text } from 'node:stream/consumers'

/** Most bytes in one piece of the INSTREAM command. */
const PIECE = 64 * 1024
const TIMEOUT_MS = 30_000

/**
 * Lets a running clamd look at bytes, over its socket (command INSTREAM).
 * @param where path of a unix socket, or host and port
 * @returns the name of the malware, or null
 * @throws Error when clamd does not answer: a file that nobody looked at is not taken
 */
export async function scanWithClamav(
  where: NetConnectOpts,
  bytes: Uint8Array
): Promise<string | null> {
  const socket = connect({ ...where, timeout: TIMEOUT_MS })
  socket.on('timeout', () => socket.destroy(new Error('clamd does not answer')))
  socket.write('zINSTREAM\0')
  for (let at = 0; at < bytes.byteLength; at += PIECE) {
    const piece = bytes.subarray(at, at + PIECE)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(piece.byteLength)
    socket.write(length)
    socket.write(piece)
  }
  socket.write(Buffer.alloc(4))
  const answer = (await text(socket)).replaceAll('\0', '').trim()
  if (answer.endsWith('OK')) return null
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1]
  if (found === undefined) throw new Error(`clamd answered: ${answer || 'nothing'}`)
  return found
}
