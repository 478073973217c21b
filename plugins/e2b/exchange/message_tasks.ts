import type { PackedBytes } from '#kernel/files/pack_bytes'
import type { Words } from '#kernel/language/words'

import type { HeaderFacts } from '#plugins/e2b/judging/header_facts'
import type { Unmapped } from '#plugins/e2b/message/kept_parts'
import type { ReadReport } from '#plugins/e2b/message/reader'

export type { ReadReport } from '#plugins/e2b/message/reader'

/** What the threads are asked to do. */
export type WorkerTask =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly profile?: string }
  | {
      readonly kind: 'write'
      /** A `WriteMessage` as JSON, which goes to a thread in half the time of a tree of objects. */
      readonly message: string
      /** Documents of the message by SHA-256. */
      readonly attachments: ReadonlyMap<string, Uint8Array>
    }

/** A file as it was read, or why it was refused. */
export type ReadMessage =
  | {
      readonly ok: true
      readonly reports: readonly ReadReport[]
      /** What the ICH schema says against it; empty when valid or when no schema is installed. */
      readonly schemaErrors: readonly string[]
      /** What its wrappers say beside the elements of the header. */
      readonly header: HeaderFacts
      /** What the reading of the file found that a person should know. */
      readonly notes: readonly Words[]
    }
  | { readonly ok: false; readonly refusal: { readonly code: number; readonly message: Words } }

export interface WrittenMessage {
  readonly xml: Uint8Array
  /** The same as a frozen copy keeps it. */
  readonly packed: PackedBytes
  /** Machine paths of filled elements that have no place in the message. */
  readonly unwritten: readonly string[]
  /** What was kept beside the cases and has no place in the message any more. */
  readonly left: readonly Unmapped[]
  /** Null when no schema is installed. */
  readonly schemaErrors: readonly string[] | null
}
