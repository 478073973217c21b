import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

import { runProgram } from '../lib/run_program.ts'
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

/** The native compiler judges types in a tenth of the time; the other one is a library for linter and specs. */
const typescript = (name: string, project: string) =>
  tool(name, 'typescript-native/bin/tsc', [
    '--project',
    project,
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    `${CACHE}/tsc/${name.replace(/\W+/g, '_')}.json`,
  ])

/** What changes the answers of the linter although the file stays: then its cache is void. */
function lintState(): string {
  const hash = createHash('sha256')
  for (const file of ['tsconfig.json', 'package-lock.json']) {
    hash.update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 12)
}

/** The checkers of others, longest first. */
export const tools: Step[] = [
  tool('lint', 'eslint/bin/eslint.js', [
    '.',
    '--cache',
    '--cache-strategy=content',
    `--cache-location=${CACHE}/eslint/${lintState()}/`,
  ]),
  // Without --cache: what it says of a file depends on the types of all others.
  tool('promises and switches', 'oxlint/bin/oxlint', []),
  typescript('types of the server', 'tsconfig.json'),
  typescript('types of the client', 'resources/tsconfig.json'),
  tool('format', 'prettier/bin/prettier.cjs', [
    '.',
    '--check',
    '--cache',
    '--cache-strategy=content',
    '--log-level=warn',
  ]),
  tool('walls', 'dependency-cruiser/bin/dependency-cruiser.mjs', [
    '--config',
    '.dependency-cruiser.cjs',
    ...ROOMS.filter((room) => existsSync(room)),
  ]),
]
