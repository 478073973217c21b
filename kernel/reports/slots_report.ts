import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { code, markdownTable } from '#kernel/reports/markdown_table'
import type { Report } from '#kernel/reports/report'

/** A slot as its source states it: the client alone runs it, so it is read, not asked. */
interface StatedSlot {
  /** Name of the export that a plugin fills. */
  readonly constant: string
  readonly takes: string
  readonly name: string
  readonly use: string
  readonly file: string
}

const STATED = /export const (\w+) = new Slot<([\s\S]*?)>\(\s*'([^']+)',\s*'([^']+)',?\s*\)/g
const FILLED = /\bfill\(\s*(\w+)/g

export const slotsReport = (registry: PluginRegistry, root: string): Report => ({
  file: 'slots.md',
  title: 'Slots',
  about:
    'The places of screens that plugins fill with `fill(slot, filling)` in their `ui/slots.tsx`. What stands under “Takes” is checked when the client is compiled. Beside them, `ui/screens` brings screens, and `ui/admin` resources of the back office.',
  async write() {
    const names = registry.plugins.map(({ name }) => name)
    const fillers = names.map((name) => ({ name, filled: filledBy(root, name) }))
    const rows = statedSlots(root, names).map(({ constant, takes, name, use, file }) => {
      const by = fillers.filter(({ filled }) => filled.has(constant))
      return [
        code(name),
        use,
        code(constant),
        code(takes),
        code(file),
        by.map((each) => each.name).join(', '),
      ]
    })
    return markdownTable(['Slot', 'For', 'Export', 'Takes', 'Stated in', 'Filled by'], rows)
  },
})

/** All slots of the shell and of these plugins, by their names. */
export function statedSlots(root: string, plugins: readonly string[]): StatedSlot[] {
  const files = globSync(
    ['resources/**/*.ts', ...plugins.map((name) => `plugins/${name}/contract{.ts,/*.ts}`)],
    { cwd: root }
  )
  return files
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(STATED)].map(
        ([, constant, takes, name, use]) => ({
          constant: constant!,
          takes: takes!.replace(/\s+/g, ' ').trim(),
          name: name!,
          use: use!,
          file,
        })
      )
    )
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

function filledBy(root: string, plugin: string): Set<string> {
  const [file] = globSync(`plugins/${plugin}/ui/slots.tsx`, { cwd: root })
  const source = file ? readFileSync(join(root, file), 'utf8') : ''
  return new Set([...source.matchAll(FILLED)].map(([, constant]) => constant!))
}
