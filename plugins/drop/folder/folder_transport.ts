import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { Fields } from '#kernel/fields/field'
import { writeDurably } from '#kernel/files/write_durably'
import type { Words } from '#kernel/language/words'

import type { Outcome, Transport } from '#plugins/gateway/contract/transport'
import {
  codeOf,
  filesAtRest,
  makeFolders,
  placeOf,
  putWithoutReplacing,
} from '#plugins/drop/folder/place'
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

const PLAIN_FILE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/

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
    for await (const { name, path } of filesAtRest(place.incoming)) {
      await take(name, await readFile(path))
      await rm(path)
    }
  },
}

export default [folder]

/** What is left of a file that was written elsewhere. */
async function forget(draft: string): Promise<void> {
  for (const path of [draft, `${draft}.draft`]) await rm(path, { force: true }).catch(() => {})
}

const notWritable = (error: unknown): Words =>
  wording('folder.not_writable', { code: codeOf(error) })
