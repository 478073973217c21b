import { FileStoreFull } from '#kernel/files/file_store'

/** A disk that things are kept on: that of the file store, or that of the database. */
export type Disk = 'files' | 'database'

/** Codes of the operating system and of PostgreSQL (SQLSTATE) for: no room left. */
const disks: Readonly<Record<string, Disk>> = {
  'ENOSPC': 'files',
  'EDQUOT': 'files',
  '53100': 'database',
}

/** The disk for want of whose room this failed; undefined when it failed for something else. */
export function fullDiskOf(error: unknown): Disk | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof FileStoreFull) return 'files'
  const { code, cause } = error as Error & { code?: unknown }
  return disks[String(code)] ?? fullDiskOf(cause)
}
