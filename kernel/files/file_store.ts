import { createHash } from 'node:crypto'

/** Bytes that are kept, by what they say. */
export interface StoredFile {
  /** SHA-256 of the bytes, hexadecimal: their address. */
  readonly sha256: string
  readonly size: number
}

/**
 * Keeps the bytes of files under their SHA-256. Equal bytes are kept once; what is kept is never
 * changed, so a hash in a case always means the same file. Who may see which file is decided by
 * the rows of the table `files`, never here.
 */
export abstract class FileStore {
  /**
   * Keeps the bytes; once it answers they survive a power cut. Fully kept or not at all.
   * Throws FileStoreFailure when the storage is away, FileStoreFull when it has no room.
   */
  abstract put(bytes: Uint8Array): Promise<StoredFile>
  /**
   * The bytes, checked against their hash. Throws FileMissing when they are not there or are not
   * what was kept.
   */
  abstract get(sha256: string): Promise<Buffer>
  abstract has(sha256: string): Promise<boolean>
  /** Whether so many bytes would find room now; true where nobody can tell before trying. */
  abstract hasRoomFor(bytes: number): Promise<boolean>
}

/** The storage is away or refuses. */
export class FileStoreFailure extends Error {
  constructor(what: string, cause?: unknown) {
    super(`The file store failed: ${what}`, { cause })
  }
}

/** The storage has no room for so many bytes. */
export class FileStoreFull extends FileStoreFailure {
  constructor(
    readonly bytes: number,
    cause?: unknown
  ) {
    super(`no room for ${bytes} bytes`, cause)
  }
}

/** The bytes of a file are gone or were changed behind the product's back. */
export class FileMissing extends Error {}

/** The address of bytes. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Whether a text has the form of an address. */
export function isAddress(sha256: string): boolean {
  return /^[0-9a-f]{64}$/.test(sha256)
}

/** Refuses what is no address, so that no path is ever built from it. */
export function checkAddress(sha256: string): string {
  if (!isAddress(sha256)) throw new FileMissing(`"${sha256}" is no SHA-256`)
  return sha256
}

/** Gives the bytes back when they are what their address says. */
export function checkBytes(sha256: string, bytes: Buffer): Buffer {
  if (sha256Of(bytes) !== sha256)
    throw new FileMissing(`The file ${sha256} was changed in the store`)
  return bytes
}
