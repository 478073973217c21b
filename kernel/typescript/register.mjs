/**
 * Has Node run the TypeScript of the project with its decorators, which Node itself does not:
 * `node --import ./kernel/typescript/register.mjs FILE`. What was compiled once is kept beside the
 * modules of others, so that a process comes to its work in half the time.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire, enableCompileCache, registerHooks } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

import { nameLinesOfSource } from './lines_of_source.mjs'

const ROOT = new URL('../../', import.meta.url)
const KEPT = fileURLToPath(new URL('node_modules/.cache/typescript/', ROOT))

/** As tsconfig.json has it. */
const options = {
  sourceMaps: true,
  module: { type: 'es6' },
  jsc: {
    target: 'esnext',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    experimental: { keepImportAttributes: true },
    keepClassNames: true,
  },
}

const require = createRequire(import.meta.url)
const { version } = require('@swc/core/package.json')
const compiler = JSON.stringify([version, options])
const { imports } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'))

enableCompileCache(fileURLToPath(new URL('node_modules/.cache/node/', ROOT)))
nameLinesOfSource(mapOf)
registerHooks({
  resolve(specifier, context, next) {
    return next(sourceOf(specifier, context.parentURL), context)
  },
  load(url, context, next) {
    if (context.format !== 'module-typescript') return next(url, context)
    return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true }
  },
})

/** What is meant by an import of ours, which names the file that a build would make. */
function sourceOf(specifier, parent) {
  const isOurs = parent?.startsWith('file:') && !parent.includes('/node_modules/')
  // A library may have been told of a file.
  if (!isOurs && !specifier.startsWith('file:')) return specifier
  const target = imports[specifier.replace(/\/.*/, '/*')]
  if (target) {
    const [, rest] = /^#\w+\/(.*)$/.exec(specifier)
    return new URL(target.replace('*', rest).replace(/\.js$/, '.ts'), ROOT).href
  }
  if (!/^(\.{1,2}\/|file:).*\.js$/.test(specifier)) return specifier
  const source = new URL(specifier.replace(/\.js$/, '.ts'), parent)
  return existsSync(source) ? source.href : specifier
}

/** Maps of what this process has compiled: it may be that nothing is kept. */
const maps = new Map()

/** A file of TypeScript as JavaScript. */
function compiled(file) {
  const source = readFileSync(file, 'utf8')
  const mark = `\n// ${createHash('sha1').update(compiler).update(source).digest('hex')}`
  const place = placeOf(file)
  const found = read(place)
  if (found?.endsWith(mark)) return found
  const { transformSync } = require('@swc/core')
  const { code, map } = transformSync(source, { ...options, filename: file })
  maps.set(file, map)
  keep(`${place}.map`, map)
  keep(place, code + mark)
  return code + mark
}

/** Which lines of a file became which lines of what is run, as JSON. Undefined for what is run as it is. */
function mapOf(file) {
  return maps.get(file) ?? read(`${placeOf(file)}.map`)
}

function placeOf(file) {
  return join(KEPT, `${relative(fileURLToPath(ROOT), file).replaceAll('../', '')}.js`)
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Whole or not at all: others read it at the same time. Where nothing may be written, nothing is kept. */
function keep(file, text) {
  const draft = `${file}.${process.pid}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(draft, text)
    renameSync(draft, file)
  } catch {
    // It is compiled again the next time.
  }
}
