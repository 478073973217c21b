import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'

import { type Disk, fullDiskOf } from '#kernel/disks/full_disk'
import { FileStore } from '#kernel/files/file_store'
import { UPLOAD_BYTES } from '#kernel/http/body/body_limits'

/** With less than this a disk counts as full, whether somebody has met that yet or not. */
const LEAST_BYTES = 1024 * 1024

/** How many bytes were refused last by a disk that had no room. */
const refused = new Map<Disk, number>()

/**
 * Notes that there was no room for something, if that is why it failed. Gives the disk.
 * @param bytes that it said to have; more than may be uploaded at once it never had
 */
export function noteFullDisk(error: unknown, bytes = 0): Disk | undefined {
  const disk = fullDiskOf(error)
  if (disk) refused.set(disk, Math.min(Math.max(bytes, LEAST_BYTES), UPLOAD_BYTES))
  return disk
}

/** The disks that are full at this moment: what was refused last would be refused again. */
export async function fullDisks(): Promise<Disk[]> {
  const [files, database] = await Promise.all([haveFilesRoom(), hasDatabaseRoom()])
  return [...(files ? [] : (['files'] as const)), ...(database ? [] : (['database'] as const))]
}

async function haveFilesRoom(): Promise<boolean> {
  const store = await app.container.make(FileStore)
  const hasRoom = await store.hasRoomFor(refused.get('files') ?? LEAST_BYTES)
  if (hasRoom) refused.delete('files')
  return hasRoom
}

/**
 * Tries to write a temporary table of a few hundred kilobytes, once something was refused: only the
 * server of the database knows its disk.
 */
async function hasDatabaseRoom(): Promise<boolean> {
  if (!refused.has('database')) return true
  try {
    await db.connection('app').rawQuery(
      `create temporary table room on commit drop as
       select repeat(md5(i::text), 32) as filling from generate_series(1, 256) i`
    )
  } catch (error) {
    if (fullDiskOf(error) === 'database') return false
    throw error
  }
  refused.delete('database')
  return true
}
