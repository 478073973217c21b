import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { BootRefusal } from '#kernel/boot_refusal'
import type { Rule } from '#kernel/case/rules/rule'

const inOrder = (a: Rule, b: Rule) =>
  (a.order ?? 0) - (b.order ?? 0) || a.id.localeCompare(b.id, 'en', { numeric: true })

/**
 * The rules of a folder: each `.json` file is one, and it counts by standing there. They come in the
 * order that they state, else in that of their ids. Refuses to boot where a file is no JSON.
 */
export function readRules(folder: string): readonly Rule[] {
  return globSync('*.json', { cwd: folder })
    .map((file) => readRule(join(folder, file)))
    .sort(inOrder)
}

function readRule(path: string): Rule {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Rule
  } catch (error) {
    throw new BootRefusal(`The rule ${path} cannot be read: ${(error as Error).message}`)
  }
}
