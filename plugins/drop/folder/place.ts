import { link, lstat, mkdir, readdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import app from '@adonisjs/core/services/app'

import type { Connection } from '#plugins/gateway/contract/transport'

/** No path is made of anything else. */
const PLAIN = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/

/** Larger ones are no answers. */
const LARGEST = 50 * 1024 * 1024

/** Whoever puts a file there is done with it when it was not changed for so long, in milliseconds. */
const AT_REST = 2_000

/** The folders of a connection. */
interface Place {
  readonly outgoing: string
  readonly incoming: string
  readonly drafts: string
}

/** The folders of a connection, which no other company reaches; null where its name is none. */
export function placeOf({
  companyId,
  values,
}: Pick<Connection, 'companyId' | 'values'>): Place | null {
  const name = values.folder
  if (typeof name !== 'string' || !PLAIN.test(name) || !PLAIN.test(companyId)) return null
  const own = join(app.config.get<string>('drop.root'), companyId, name)
  return {
    outgoing: join(own, 'outgoing'),
    incoming: join(own, 'incoming'),
    drafts: join(own, 'drafts'),
  }
}

/** Makes those that are not there. */
export async function makeFolders(place: Place): Promise<void> {
  for (const path of Object.values(place)) await mkdir(path, { recursive: true, mode: 0o770 })
}

/** Gives a file that is whole its name; throws EEXIST where one has the name already. */
export async function putWithoutReplacing(draft: string, target: string): Promise<void> {
  try {
    await link(draft, target)
  } catch (error) {
    // Some disks know no second name of a file.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(codeOf(error))) throw error
    const isThere = await lstat(target).then(
      () => true,
      () => false
    )
    if (isThere) throw Object.assign(new Error(`${dirname(target)} has it`), { code: 'EEXIST' })
    await rename(draft, target)
  }
}

/** The files of a folder that are whole and not too large, in the order of their names. */
export async function* filesAtRest(
  folder: string
): AsyncGenerator<{ readonly name: string; readonly path: string }> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
  for (const name of names.toSorted()) {
    const path = join(folder, name)
    const found = await lstat(path)
    const isWhole = found.isFile() && Date.now() - found.mtimeMs >= AT_REST
    if (isWhole && found.size <= LARGEST) yield { name, path }
  }
}

/** `EEXIST`, `ENOSPC`; `unknown` where it is no error of the disk. */
export const codeOf = (error: unknown): string =>
  String((error as NodeJS.ErrnoException).code ?? 'unknown')
