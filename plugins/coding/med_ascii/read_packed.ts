import type { ReadPacked, ReleaseFile } from '#plugins/coding/contract/release'
import { packRelease } from '#plugins/coding/med_ascii/pack_release'
import { readRelease } from '#plugins/coding/med_ascii/read_release'

/** Reads and checks a release of MedDRA; its files say themselves what it is. */
export default function readPacked(files: readonly ReleaseFile[]): ReadPacked {
  const result = readRelease(files)
  return result.ok ? { ok: true, release: packRelease(result.release) } : result
}
