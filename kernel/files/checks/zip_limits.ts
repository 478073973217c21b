/** What an archive may hold; what exceeds it is refused before anything is unpacked. */
export interface ZipLimits {
  /** Bytes of all entries together, unpacked, archives inside included. */
  readonly bytes: number
  readonly entries: number
  /** Unpacked bytes for each packed one. */
  readonly ratio: number
  /** How many levels of archives may stand inside of an archive. */
  readonly nested: number
}

export const ZIP_LIMITS: ZipLimits = {
  bytes: 100 * 1024 * 1024,
  entries: 1000,
  ratio: 200,
  nested: 1,
}

/** Below this size a high ratio is no danger: short files of equal letters pack well. */
export const HARMLESS_BYTES = 1024 * 1024
