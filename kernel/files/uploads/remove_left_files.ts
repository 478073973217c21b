import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const HOUR_MS = 3_600_000
/** No request and no writing of a file takes so long: whatever is older was left by a crash. */
const LEFT_AFTER_MS = 2 * HOUR_MS

/**
 * Removes what a process that ended in the middle of a request has left in folders where things
 * wait for a moment only; it may be personal data. What is younger may belong to a request at work,
 * of this server or of another one on the same folder.
 * @returns how many were removed
 */
export async function removeLeftFiles(folders: readonly string[]): Promise<number> {
  const removed = await Promise.all(folders.map(removeFrom))
  return removed.reduce((sum, each) => sum + each, 0)
}

/** Removes it now and again, every hour unless told otherwise, until the function is called that it returns. */
export function keepRemoving(
  folders: readonly string[],
  failed: (error: unknown) => void,
  everyMs = HOUR_MS
) {
  const remove = () => void removeLeftFiles(folders).catch(failed)
  remove()
  const timer = setInterval(remove, everyMs).unref()
  return () => clearInterval(timer)
}

async function removeFrom(folder: string): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  let removed = 0
  for (const name of names) {
    const path = join(folder, name)
    // Another server on the same folder may have been faster.
    const touched = await stat(path)
      .then(({ mtimeMs }) => mtimeMs)
      .catch(() => Infinity)
    if (touched > Date.now() - LEFT_AFTER_MS) continue
    await rm(path, { recursive: true, force: true })
    removed++
  }
  return removed
}
