import { sha256Of } from '#kernel/files/file_store'

import type { FrozenBytes } from '#plugins/cases/contract/reading'
import {
  headerOf,
  type JoinedHeader,
  joinMessages,
  type OpenedMessage,
  openWritten,
} from '#plugins/e2b/exchange/join_messages'

/** A file of an archive, and the cases that are in it by their places in the export. */
export interface ArchiveFile {
  readonly name: string
  readonly bytes: Uint8Array
  readonly sha256: string
  readonly places: readonly number[]
}

interface Waiting {
  messages: OpenedMessage[]
  places: number[]
  size: number
}

interface HowToJoin {
  /** Cases of one message at most. */
  readonly most: number
  /** Bytes of one message at most. */
  readonly limit: number
  readonly header: Omit<JoinedHeader, 'id'> & { readonly exportId: string }
}

/**
 * Puts messages of one case each together to messages of several. Only those with the same header are
 * joined: sender, receiver, and whatever else came with it.
 */
export class JoinedFiles {
  #waiting = new Map<string, Waiting>()
  #count = 0

  constructor(private how: HowToJoin) {}

  /** Takes the message of a case. @returns the file that is full by now, if one is */
  add({ bytes }: FrozenBytes, place: number): ArchiveFile[] {
    const opened = openWritten(Buffer.from(bytes).toString('utf8'))
    const header = headerOf(opened)
    const before = this.#waiting.get(header)
    const isTooMuch = before && before.size + bytes.length > this.how.limit
    const full = isTooMuch ? [this.#close(header, before)] : []
    const waiting = this.#waiting.get(header) ?? { messages: [], places: [], size: 0 }
    waiting.messages.push(opened)
    waiting.places.push(place)
    waiting.size += bytes.length
    this.#waiting.set(header, waiting)
    return waiting.places.length < this.how.most ? full : [...full, this.#close(header, waiting)]
  }

  /** The files that are not full. */
  rest(): ArchiveFile[] {
    return [...this.#waiting].map(([header, waiting]) => this.#close(header, waiting))
  }

  #close(header: string, { messages, places }: Waiting): ArchiveFile {
    this.#waiting.delete(header)
    this.#count++
    const { exportId, at } = this.how.header
    const id = `${exportId}-${this.#count}`
    const bytes = Buffer.from(joinMessages(messages, { id, at }), 'utf8')
    const number = String(this.#count).padStart(3, '0')
    return { name: `message_${number}.xml`, bytes, sha256: sha256Of(bytes), places }
  }
}
