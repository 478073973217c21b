import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

import { kernelErrors } from '#kernel/errors/kernel_errors'

import { wording } from '#plugins/gateway/lang/server/wording'

/** A value that a command line or a file states: a text, or the bytes of a file. */
export type OptionValue = { readonly text: string } | { readonly bytes: Uint8Array }

/** What a command line states beside its name. */
interface OptionSource {
  /** `NAME=VALUE` */
  readonly set?: readonly string[]
  /** `NAME=FILE`; the value is what is in the file. */
  readonly setFile?: readonly string[]
  /** A JSON object of values; `{"file": "PATH"}` is what is in a file, whose path begins where the object is. */
  readonly file?: string
}

/**
 * Reads what is stated, by its names; the command line goes before the file. Refuses with 2017 what is no pair
 * of a name and a value, and with 3001 a file that cannot be read.
 */
export async function readOptionValues({
  set = [],
  setFile = [],
  file,
}: OptionSource): Promise<Map<string, OptionValue>> {
  const values = file === undefined ? new Map<string, OptionValue>() : await readObject(file)
  for (const pair of set) {
    const [name, text] = partedPair(pair, '--set')
    values.set(name, { text })
  }
  for (const pair of setFile) {
    const [name, path] = partedPair(pair, '--set-file')
    values.set(name, { bytes: await bytesOf(path) })
  }
  return values
}

/** The bytes of a file; refuses with 3001, naming it, one that cannot be read. */
async function bytesOf(path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch {
    throw new kernelErrors.E_FILE_CONTENT({
      detail: wording('commands.cannot_be_opened', { path }),
    })
  }
}

function partedPair(pair: string, option: string): [string, string] {
  const at = pair.indexOf('=')
  if (at > 0) return [pair.slice(0, at), pair.slice(at + 1)]
  throw new kernelErrors.E_PARAMETER({ detail: wording('commands.no_pair', { option, pair }) })
}

async function readObject(path: string): Promise<Map<string, OptionValue>> {
  const refusal = () =>
    new kernelErrors.E_FILE_CONTENT({ detail: wording('commands.no_object', { path }) })
  let read: unknown
  const text = (await bytesOf(path)).toString('utf8')
  try {
    read = JSON.parse(text)
  } catch {
    throw refusal()
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw refusal()
  const values = new Map<string, OptionValue>()
  for (const [name, value] of Object.entries(read)) {
    if (['string', 'number'].includes(typeof value)) values.set(name, { text: String(value) })
    else if (value === null) values.set(name, { text: '' })
    else if (typeof value?.file === 'string') {
      values.set(name, { bytes: await bytesOf(resolve(dirname(path), value.file)) })
    } else throw refusal()
  }
  return values
}
