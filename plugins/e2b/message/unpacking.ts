import { inflateRawSync, inflateSync } from 'node:zlib'

/** No deflated byte gives more than so many (RFC 1951: 258 for two bits, and the rest). */
const MOST_RATIO = 1032
/** What is unpacked for nothing may be so many times what is kept. */
const IN_VAIN = 3

interface Inflated {
  buffer: Buffer
  engine: { bytesWritten: number }
}

/** What may be unpacked of one report, all parts of it together. */
export class Unpacking {
  /** Bytes that may still be kept. */
  #left: number
  /** Bytes that may still be unpacked, kept or not: trying costs as much. */
  #work: number

  /** @param most bytes that all parts may have together when they are unpacked */
  constructor(most: number) {
    this.#left = most
    this.#work = IN_VAIN * most
  }

  /**
   * RFC 1951 as the standard asks, or RFC 1950 as some senders do.
   * @returns undefined for what is neither, goes on behind its end, or is more than may be unpacked
   */
  inflate(bytes: Buffer): Buffer | undefined {
    const ways = hasZlibHeader(bytes) ? [inflateSync, inflateRawSync] : [inflateRawSync]
    for (const unpack of ways) {
      const most = Math.min(this.#left, this.#work)
      if (most <= 0) return undefined
      try {
        const options = { maxOutputLength: most, info: true }
        const { buffer, engine } = unpack(bytes, options) as unknown as Inflated
        this.#work -= buffer.length
        // What stands behind the packed part would be lost.
        if (engine.bytesWritten !== bytes.length) return undefined
        this.#left -= buffer.length
        return buffer
      } catch (error) {
        this.#work -= Math.min(most, bytes.length * MOST_RATIO)
        if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return undefined
      }
    }
    return undefined
  }
}

/** RFC 1950, section 2.2: deflate, and a check of the two bytes. Few raw streams begin so by chance. */
function hasZlibHeader(bytes: Buffer): boolean {
  const [method = 0, flags = 0] = bytes
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0
}
