import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import app from '@adonisjs/core/services/app'

import { kernelRequests } from '#tests/isolation/kit/kernel_requests'
import type { Requests } from '#tests/isolation/kit/requests'

const root = app.makePath()
const files = globSync('plugins/*/tests/requests.ts', { cwd: root }).sort()
const ofPlugins = await Promise.all(
  files.map(
    async (file) =>
      ((await import(pathToFileURL(join(root, file)).href)) as { default: Requests }).default
  )
)

/** What the kernel and all plugins tell of one kind, together. Refuses two of one name. */
function all<Kind extends keyof Requests>(kind: Kind): NonNullable<Requests[Kind]> {
  const entries = [kernelRequests, ...ofPlugins].flatMap((each) => Object.entries(each[kind] ?? {}))
  const twice = entries.find(([name], at) => entries.findIndex((each) => each[0] === name) !== at)
  if (twice) throw new Error(`${kind} of "${twice[0]}" is told twice`)
  return Object.fromEntries(entries) as NonNullable<Requests[Kind]>
}

/** What is told of all requests of the product. */
export const told = {
  ...{ bodies: all('bodies'), queries: all('queries'), files: all('files') },
  ...{ forms: all('forms'), whole: all('whole'), basedOn: all('basedOn') },
  ...{ before: all('before'), neverDone: all('neverDone'), unanswered: all('unanswered') },
  ...{ words: all('words'), aliases: all('aliases') },
  ...{ beneath: all('beneath'), shapes: all('shapes'), jobs: all('jobs') },
}
