import { tooDeep, tooManyValues } from '#kernel/http/body/unreadable_body'

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Counts keys, values and levels of JSON on its bytes while they arrive, so that nothing is built of
 * a body that holds too many. In UTF-8 these signs are no part of any other character.
 */
export class JsonMeter {
  #values = 0
  #depth = 0
  #isText = false
  #isEscaped = false

  constructor(private limit: { readonly values: number; readonly depth: number }) {}

  /** Takes the next bytes. Throws UnreadableBody (413 or 400) where they are too many. */
  add(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at++) {
      if (this.#isText) at = this.#skipText(bytes, at)
      else this.#take(bytes[at]!)
    }
    if (this.#values > this.limit.values) throw tooManyValues(this.limit.values)
  }

  /** @returns where the text ends, or the end of the bytes */
  #skipText(bytes: Uint8Array, from: number): number {
    for (let at = from; at < bytes.length; at++) {
      if (this.#isEscaped) this.#isEscaped = false
      else if (bytes[at] === BACKSLASH) this.#isEscaped = true
      else if (bytes[at] === QUOTE) {
        this.#isText = false
        return at
      }
    }
    return bytes.length
  }

  #take(sign: number): void {
    if (sign === QUOTE) this.#isText = true
    else if (sign === COMMA || sign === COLON) this.#values++
    else if (sign === OPEN_OBJECT || sign === OPEN_LIST) {
      this.#values++
      if (++this.#depth > this.limit.depth) throw tooDeep(this.limit.depth)
    } else if (sign === CLOSE_OBJECT || sign === CLOSE_LIST) this.#depth--
  }
}
