import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { freePort, isFree, urlOf } from './connection.ts'
import { passwordOf } from './data_folder.ts'
import { readPostmaster } from './postmaster.ts'

/**
 * The port of the folder's server: chosen once and kept, so that its address is known before it
 * runs. Another one is chosen only when a foreign program has taken it meanwhile.
 */
export async function portOf(folder: string): Promise<number> {
  const file = join(folder, 'port')
  const storedPort = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (storedPort && (readPostmaster(folder)?.port === storedPort || (await isFree(storedPort))))
    return storedPort
  const port = await freePort()
  await writeFile(file, String(port))
  return port
}

/** Address that the embedded server of a folder will have; does not start it. */
export async function embeddedPostgresUrl(folder: string, database = 'pharos'): Promise<string> {
  await mkdir(folder, { recursive: true })
  return urlOf(await portOf(folder), await passwordOf(folder), database)
}
