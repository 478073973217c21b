import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

const OF_PLUGIN = /^(?:import|export|\} from|.*\bimport\().*'#plugins\/([a-z0-9_]+)\//gm
const OF_TESTS = /^(?:import|export|\} from|.*\bimport\().*'(#tests\/[^']+|\.{1,2}\/[^']+)'/gm
const SAID = /^\/\/ needs: (.+)$/gm

/**
 * Plugins without which a spec cannot run: its own, those of which it or its helpers import, and
 * those of a line `// needs: cases, e2b`, for what no import tells (addresses, tables, files). `all` are
 * those of docs/plugins.md: a house is whole, or the spec is left out.
 * @param file path from the root of the house
 */
export function needsOf(file: string): ReadonlySet<string> {
  const needs = new Set<string>()
  for (const each of withHelpers(file)) {
    const own = /^plugins\/([^/]+)\//.exec(each)?.[1]
    if (own) needs.add(own)
    const text = readText(each)
    for (const [, name] of text.matchAll(OF_PLUGIN)) needs.add(name!)
    for (const [, names] of text.matchAll(SAID)) {
      const told = names === 'all' ? everyPlugin() : names!.split(',')
      for (const name of told) needs.add(name.trim())
    }
  }
  return needs
}

/** All plugins of the house, also of a copy that some were taken from. */
const everyPlugin = () =>
  [...readText('docs/plugins.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name!)

/** A file of tests and all that it imports of tests, itself first. */
function withHelpers(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, specifier] of readText(file).matchAll(OF_TESTS)) {
    const helper = pathOf(specifier!, file)
    if (/^(tests|bench)\//.test(helper) && existsSync(join(ROOT, helper))) withHelpers(helper, seen)
  }
  return seen
}

function pathOf(specifier: string, from: string): string {
  const path = specifier.startsWith('#')
    ? specifier.slice(1)
    : relative(ROOT, join(ROOT, dirname(from), specifier))
  return /\.tsx?$/.test(path) ? path : `${path.replace(/\.js$/, '')}.ts`
}

const texts = new Map<string, string>()

function readText(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(ROOT, file), 'utf8')
  texts.set(file, text)
  return text
}
