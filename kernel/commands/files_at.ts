import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { wording } from '#kernel/lang/server/wording'

/** A file by its name; that of a file in a folder holds the way to it. */
export interface NamedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** More is read by no single call. */
const LARGEST = 2 * 1024 ** 3 - 1

/**
 * What a path of a command line means: that file, or the files of that folder with such a name.
 * Refuses with 3001 a file that is too large to be read at once.
 */
export async function filesAt(path: string, wanted: RegExp): Promise<NamedFile[]> {
  const found = await stat(path).catch(() => null)
  if (found?.isFile()) return [{ name: basename(path), bytes: await readWhole(path) }]
  if (!found) return []
  const names = (await readdir(path, { recursive: true })).filter((name) => wanted.test(name))
  const read = async (name: string) => ({ name, bytes: await readWhole(join(path, name)) })
  return Promise.all(names.toSorted().map(read))
}

async function readWhole(path: string): Promise<Uint8Array> {
  const { size } = await stat(path)
  if (size <= LARGEST) return readFile(path)
  throw new kernelErrors.E_FILE_CONTENT({
    detail: wording('files_at.has_more_than_2_gb_which', { path }),
  })
}
