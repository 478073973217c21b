import type { FileProblems } from '#kernel/files/file_problems'

/** A file that was handed over, as it came. */
export interface ReferenceFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** What readers of reference data share. */
export interface ReadingContext {
  readonly problems: FileProblems
  /** Told of bytes that were read; rejects with `Cancelled` where loading was called off. */
  readonly advance: (bytes: number) => Promise<void>
}
