import { existsSync, globSync } from 'node:fs'

import { runAce, runProgram } from './run_program.ts'
import { say, Stop } from './say.ts'
import { isWhole, whenChanged } from './when_changed.ts'

const SCHEMAS = ['form-schemas', 'plugins/*/form-schemas'].flatMap((folder) =>
  globSync(`${folder}/!(compiled)`).flatMap((entry) => [entry, `${entry}/**/*`])
)

/** Compiles the validators of the form schemas, where they have changed. */
export async function compileSchemas() {
  if (!existsSync('kernel/forms/commands')) return
  const inputs = [...SCHEMAS, 'kernel/forms/**/*.ts', 'config/plugins.ts', 'plugins/*/plugin.ts']
  const done = await whenChanged(inputs, 'form-schemas/compiled', () => runAce(['schema:compile']))
  if (done) say('Form schemas compiled')
}

const CLIENT = 'public/assets'

/** Whether what the browser loads is there as a whole, of whatever sources. */
export const isClientWhole = () => isWhole(CLIENT)

/** Builds what the browser loads, where it has changed. */
export async function buildClient() {
  const inputs = [
    'vite.config.ts',
    'package-lock.json',
    'resources/**/*',
    'plugins/*/{ui,lang}/**/*',
    'plugins/*/*.ts',
    'kernel/{content,rules,forms,language}/**/*',
    'kernel/files/checks/file_kinds.ts',
    'scripts/lib/pdf_data.ts',
    'form-schemas/**/*',
  ]
  const done = await whenChanged(inputs, CLIENT, async () => {
    say('Building the client ...')
    const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
    const { code, output } = await runProgram(process.execPath, vite, { NODE_ENV: 'production' })
    if (code !== 0) throw new Stop(`The client does not build:\n${output}`)
  })
  if (done) say('Client built')
}
