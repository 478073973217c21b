import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { stopPostmaster } from './postmaster.ts'
import { isAlive } from './process_lock.ts'

/** Notes that this process uses the server of the folder. */
export async function enter(folder: string) {
  await mkdir(join(folder, 'users'), { recursive: true })
  await writeFile(join(folder, 'users', String(process.pid)), '')
}

/** Notes that this process needs the server no more; the last one stops it. */
export async function leave(folder: string, postmaster: number) {
  const users = join(folder, 'users')
  await rm(join(users, String(process.pid)), { force: true })
  for (const other of await readdir(users)) {
    if (isAlive(Number(other))) return
    await rm(join(users, other), { force: true })
  }
  await stopPostmaster(postmaster)
}
