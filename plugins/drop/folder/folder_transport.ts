import { randomUUID } from 'node:crypto'
import { link, lstat, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import app from '@adonisjs/core/services/app'

import type { Fields } from '#kernel/fields/field'
import { writeDurably } from '#kernel/files/write_durably'
import type { Words } from '#kernel/language/words'

import type { Connection, Outcome, Transport } from '#plugins/gateway/contract/transport'
import { wording } from '#plugins/drop/lang/server/wording'

const fields = {
  folder: {
    kind: 'text',
    label: wording('folder.name'),
    help: wording('folder.name_help'),
    required: true,
    max: 40,
  },
} as const satisfies Fields

/** No path is made of anything else. */
const PLAIN = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/
const PLAIN_FILE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/

/** Larger ones are no answers. */
const LARGEST = 50 * 1024 * 1024

/** Whoever puts a file there is done with it when it was not changed for so long, in milliseconds. */
const AT_REST = 2_000

/** Messages leave as files in a folder of the server, below that of the company. */
const folder: Transport = {
  name: 'folder',
  label: wording('folder.label'),
  fields,
  secrets: [],

  async test(connection) {
    const place = placeOf(connection)
    if (place === null) return [wording('folder.wrong_name')]
    const draft = join(place.outgoing, `.${randomUUID()}`)
    try {
      await makeFolders(place)
      await writeDurably(`${draft}.draft`, draft, new Uint8Array())
      return []
    } catch (error) {
      return [notWritable(error)]
    } finally {
      await forget(draft)
    }
  },

  async pack({ bytes }) {
    return { bytes }
  },

  async send({ bytes }, { fileName }, connection): Promise<Outcome> {
    const place = placeOf(connection)
    if (place === null || !PLAIN_FILE.test(fileName)) {
      return { kind: 'halted', reason: wording('folder.wrong_name') }
    }
    const target = join(place.outgoing, fileName)
    const draft = join(place.drafts, randomUUID())
    try {
      await makeFolders(place)
      await writeDurably(`${draft}.draft`, draft, bytes)
      await putWithoutReplacing(draft, target)
      return { kind: 'delivered', note: wording('folder.written') }
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') return { kind: 'again', reason: notWritable(error) }
      const isSame = (await readFile(target)).equals(Buffer.from(bytes))
      if (isSame) return { kind: 'delivered', note: wording('folder.there_already') }
      return { kind: 'halted', reason: wording('folder.other_file') }
    } finally {
      await forget(draft)
    }
  },

  async collect(connection, take) {
    const place = placeOf(connection)
    if (place === null) return
    await makeFolders(place)
    const names = (await readdir(place.incoming)).filter((name) => !name.startsWith('.'))
    for (const name of names.toSorted()) {
      const path = join(place.incoming, name)
      const { size, mtimeMs, isFile } = await factsOf(path)
      if (!isFile || size > LARGEST || Date.now() - mtimeMs < AT_REST) continue
      await take(name, await readFile(path))
      await rm(path)
    }
  },
}

export default [folder]

interface Place {
  readonly outgoing: string
  readonly incoming: string
  readonly drafts: string
}

/** The folders of a connection, which no other company reaches; null where its name is none. */
function placeOf({ companyId, values }: Connection): Place | null {
  const name = values.folder
  if (typeof name !== 'string' || !PLAIN.test(name) || !PLAIN.test(companyId)) return null
  const own = join(app.config.get<string>('drop.root'), companyId, name)
  return {
    outgoing: join(own, 'outgoing'),
    incoming: join(own, 'incoming'),
    drafts: join(own, 'drafts'),
  }
}

async function makeFolders(place: Place): Promise<void> {
  for (const path of Object.values(place)) await mkdir(path, { recursive: true, mode: 0o770 })
}

/** What is left of a file that was written elsewhere. */
async function forget(draft: string): Promise<void> {
  for (const path of [draft, `${draft}.draft`]) await rm(path, { force: true }).catch(() => {})
}

/** Gives a file that is whole its name; throws EEXIST where one has the name already. */
async function putWithoutReplacing(draft: string, target: string): Promise<void> {
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

async function factsOf(path: string) {
  const found = await lstat(path)
  return { size: found.size, mtimeMs: found.mtimeMs, isFile: found.isFile() }
}

const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException).code ?? 'unknown')

const notWritable = (error: unknown): Words =>
  wording('folder.not_writable', { code: codeOf(error) })
