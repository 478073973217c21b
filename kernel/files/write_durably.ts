import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file so that it is there in full or not at all, whatever dies when: the bytes reach the
 * disk under another name, then the name is changed, then the folder reaches the disk.
 */
export async function writeDurably(draft: string, target: string, bytes: Uint8Array) {
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, target)
  await syncFolder(dirname(target))
}

async function syncFolder(folder: string) {
  // Windows cannot open a folder; its renames are durable by themselves.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
