import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'

import { runProgram } from '../lib/run_program.ts'
import type { Step } from './step.ts'

/** Made by `npm run build`, so not in git. */
const GENERATED = /^(form-schemas\/compiled|public\/assets)\//
const CODE = /\.(ts|tsx|mjs|cjs)$/
const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.mjs', '.json']

/**
 * What code imports, and what the scripts of package.json run, is in git: a file that git ignores is
 * there for its author alone, and missing in every clone.
 */
export const trackedImports: Step = {
  name: 'imports are in git',
  async run() {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
    const { code, output } = await runProgram('git', args)
    if (code !== 0) return { ok: true, output: '', remark: 'no checkout of git' }
    const files = output.split('\0').filter((file) => file && existsSync(file))
    const lost = untrackedImports(files, (file) => readFileSync(file, 'utf8'))
    return { ok: lost.length === 0, output: lost.join('\n') }
  },
}

/**
 * @param files those that git has, by their path from the top
 * @returns what they import or run and git has not, as `file: import`
 */
export function untrackedImports(
  files: readonly string[],
  read: (file: string) => string
): string[] {
  const tracked = new Set(files)
  const isThere = (path: string) =>
    GENERATED.test(path) || ENDINGS.some((ending) => tracked.has(path + ending))
  return files
    .filter((file) => CODE.test(file) || file === 'package.json')
    .filter((file) => !file.startsWith('tests/architecture/broken_house/'))
    .flatMap((file) =>
      placesIn(file, read(file))
        .filter((place) => !isThere(place.replace(/\.js$/, '')) && !isThere(place))
        .map((place) => `${file}: ${place}`)
    )
}

/** Paths from the top of all files of the project that a file names. */
function placesIn(file: string, text: string): string[] {
  if (file === 'package.json') return placesOfScripts(text)
  const named = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)
  const workers = [...text.matchAll(/new URL\(\s*'(\.[^']+\.(?:ts|mjs|js))'/g)].map(
    ([, path]) => path
  )
  return [...named, ...workers]
    .filter((path) => /^(\.{1,2}\/|#)/.test(path))
    .map((path) => path.replace(/\?.*$/, ''))
    .map((path) => (path.startsWith('#') ? pathOfAlias(path) : join(dirname(file), path)))
    .map(normalize)
}

/** The import aliases of package.json, and the one that the client alone has (tsconfig of resources). */
function pathOfAlias(path: string): string {
  return path.replace(/^#schemas\//, 'form-schemas/').replace(/^#/, '')
}

/** What `npm run` starts: a file by its name, or the script that scripts/run.mjs is told. */
function placesOfScripts(text: string): string[] {
  const { scripts = {} } = JSON.parse(text) as { scripts?: Record<string, string> }
  return Object.values(scripts).flatMap((command) => {
    const words = command.split(' ').filter((word) => CODE.test(word) && !word.startsWith('-'))
    const files = words.map(normalize)
    const [, name] = /scripts\/run\.mjs (\w+)/.exec(command) ?? []
    if (!name) return files
    return [...files, name === 'ace' ? 'ace.ts' : `scripts/${name}/main.ts`]
  })
}
