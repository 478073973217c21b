import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** Whether a process with this id runs (also when it belongs to another user). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Ended, but its parent has not asked for the exit code; in a container it may stay so for ever. */
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/**
 * Runs work while holding a lock file, so that two processes never do it at once. The lock of a
 * process that is gone does not count. Gives what the work gives.
 */
export async function underLock<Result>(file: string, work: () => Promise<Result>) {
  await takeLock(file)
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function takeLock(file: string) {
  for (;;) {
    try {
      return await writeFile(file, String(process.pid), { flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    if (await isAbandoned(file)) await rm(file, { force: true })
    else await sleep(50)
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    if (holder === process.pid) return false
    // An empty file is a lock that is being written at this moment, or was when its writer died.
    if (!holder) await sleep(500)
    return !isAlive(Number(readFileSync(file, 'utf8')) || 0x7fffffff)
  } catch {
    return false
  }
}
