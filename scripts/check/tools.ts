import { existsSync } from 'node:fs'

import { runProgram } from '../lib/run_program.ts'
import { format } from './format.ts'
import type { Step } from './step.ts'

const CACHE = 'node_modules/.cache'
const ROOMS = 'bench bin config database kernel plugins resources scripts start tests'.split(' ')

/** A step that runs a tool of node_modules and passes when the tool says so. */
function tool(name: string, entry: string, args: string[]): Step {
  return {
    name,
    async run() {
      const { code, output } = await runProgram(process.execPath, [
        `node_modules/${entry}`,
        ...args,
      ])
      return { ok: code === 0, output }
    },
  }
}

/** The native compiler judges types in a tenth of the time; one checker does nothing twice. */
const typescript = (name: string, project: string) =>
  tool(name, 'typescript-native/bin/tsc', [
    '--project',
    project,
    '--noEmit',
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    `${CACHE}/tsc/${name.replace(/\W+/g, '_')}.json`,
  ])

/** The checkers of others, longest first. */
export const tools: Step[] = [
  // Without a cache: what it says of a file depends on the types of all others.
  tool('lint', 'oxlint/bin/oxlint', []),
  typescript('types of the server', 'tsconfig.json'),
  typescript('types of the client', 'resources/tsconfig.json'),
  format,
  tool('walls', 'dependency-cruiser/bin/dependency-cruiser.mjs', [
    '--config',
    '.dependency-cruiser.cjs',
    ...ROOMS.filter((room) => existsSync(room)),
  ]),
]
