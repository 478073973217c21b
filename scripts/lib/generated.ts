import { existsSync, globSync, rmSync } from 'node:fs'

import { runAce, runProgram } from './run_program.ts'
import { say, Stop } from './say.ts'
import { isWhole, whenChanged } from './when_changed.ts'

const SCHEMAS = ['form-schemas', 'plugins/*/form-schemas'].flatMap((folder) =>
  globSync(`${folder}/!(compiled)`).flatMap((entry) => [entry, `${entry}/**/*`])
)

/** What validators are made of; those of the product and those of a spec lie side by side. */
const OF_VALIDATORS = [
  ...SCHEMAS,
  'kernel/case/forms/**/*.ts',
  'config/plugins.ts',
  'plugins/*/plugin.ts',
]

const COMPILED = 'form-schemas/compiled'

/** Compiles the validators of the form schemas, where they have changed. */
export async function compileSchemas() {
  if (!existsSync('kernel/case/forms/commands')) return
  const done = await whenChanged(OF_VALIDATORS, COMPILED, () => {
    // Compiled files are known by their schemas: those of another compiler would pass for these.
    rmSync(COMPILED, { recursive: true, force: true })
    return runAce(['schema:compile'])
  })
  if (done) say('Form schemas compiled')
}

const CLIENT = 'public/assets'

/** Whether what the browser loads is there as a whole, of whatever sources. */
export const isClientWhole = () => isWhole(CLIENT)

/** Builds what the browser loads, validators of the pages among it, where it has changed. */
export async function buildClient() {
  await compileSchemas()
  const inputs = [
    'vite.config.ts',
    'package-lock.json',
    'resources/**/*',
    'plugins/*/{ui,lang}/**/*',
    'plugins/*/*.ts',
    'plugins/*/contract/**/*',
    'kernel/**/*',
    'scripts/lib/pdf_data.ts',
    ...OF_VALIDATORS,
  ]
  const done = await whenChanged(inputs, CLIENT, async () => {
    say('Building the client ...')
    const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
    const { code, output } = await runProgram(process.execPath, vite, { NODE_ENV: 'production' })
    if (code !== 0) throw new Stop(`The client does not build:\n${output}`)
  })
  if (done) say('Client built')
}
