import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

import { SLOWEST } from '#kernel/http/body/body_limits'
import { Pace } from '#kernel/http/body/pace'
import { notReadable, tooLarge } from '#kernel/http/body/unreadable_body'

const unpackers = new Map<string, () => Readable & NodeJS.WritableStream>([
  ['gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
])

export interface Collecting {
  /** Bytes of the body, unpacked. */
  readonly most: number
  /** Is shown all bytes while they arrive, and may throw. */
  readonly look?: (chunk: Buffer) => void
  readonly slowest?: typeof SLOWEST
}

/**
 * The body of a request, unpacked. Throws UnreadableBody: 413 when it has more bytes, 408 when it
 * comes too slowly, 400 when it ends in the middle or does not unpack.
 */
export function collectBytes(
  request: IncomingMessage,
  { most, look = () => undefined, slowest = SLOWEST }: Collecting
): Promise<Buffer> {
  const packing = request.headers['content-encoding']?.trim().toLowerCase() || 'identity'
  const unpacker = unpackers.get(packing)?.()
  if (!unpacker && packing !== 'identity') return Promise.reject(notReadable())
  if (!unpacker && Number(request.headers['content-length']) > most) {
    return Promise.reject(tooLarge(most))
  }
  return new Promise((resolve, reject) => {
    const source = unpacker ?? request
    const chunks: Buffer[] = []
    let size = 0
    const pace = new Pace(fail, slowest)

    function finish() {
      pace.stop()
      request.off('data', count).off('aborted', broken).off('error', broken)
      source.off('data', take).off('end', done).off('error', broken)
      // What fails after that is nobody's concern any more, but must not end the process.
      source.on('error', () => undefined)
      request.on('error', () => undefined)
    }
    function fail(error: unknown) {
      finish()
      if (unpacker) {
        // The rest is thrown away, and the client comes to its answer.
        request.unpipe(unpacker).resume()
        ;(unpacker as Readable).destroy()
      }
      reject(error as Error)
    }
    function broken() {
      fail(notReadable())
    }
    function done() {
      finish()
      resolve(Buffer.concat(chunks, size))
    }
    function count({ length }: Buffer) {
      pace.came(length)
    }
    function take(chunk: Buffer) {
      size += chunk.length
      try {
        if (size > most) throw tooLarge(most)
        look(chunk)
      } catch (error) {
        return fail(error)
      }
      chunks.push(chunk)
    }

    request.on('data', count).on('aborted', broken).on('error', broken)
    source.on('data', take).on('end', done).on('error', broken)
    if (unpacker) request.pipe(unpacker)
    // It was broken off before anybody listened.
    if (request.destroyed) broken()
  })
}
