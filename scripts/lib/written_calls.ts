import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'

import { callTypes } from './call_types.mjs'
import { runAce } from './run_program.ts'

const KERNEL_FILE = 'resources/app/calls/calls.d.ts'
const OF_PLUGINS = 'plugins/*/calls.d.ts'

/** What the files with the types of calls are to say, by the routes and controllers as they are. */
async function writtenCalls(): Promise<ReadonlyMap<string, string>> {
  const output = await runAce(['docs:openapi'])
  const document = JSON.parse(output.slice(output.indexOf('{'))) as object
  const texts = await callTypes(document, readdirSync('plugins'))
  return new Map([...texts].map(([owner, text]) => [fileOf(owner), text]))
}

const fileOf = (owner: string) => (owner === '' ? KERNEL_FILE : `plugins/${owner}/calls.d.ts`)

/** Files that say something else than they are to say, with that; nothing where there is to be none. */
export async function staleCalls(): Promise<ReadonlyMap<string, string | undefined>> {
  const written = await writtenCalls()
  const files = new Set([...written.keys(), ...globSync(OF_PLUGINS)])
  return new Map(
    [...files]
      .filter((file) => read(file) !== written.get(file))
      .map((file) => [file, written.get(file)])
  )
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
