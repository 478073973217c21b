import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

const AN_HOUR = 3_600_000

/**
 * Writes a file as a whole or not at all, so that several processes may compile at once.
 * A file that already holds this text is left alone, so that watchers stay quiet.
 */
export function writeWhole(folder: string, name: string, text: string): void {
  const path = join(folder, name)
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  mkdirSync(folder, { recursive: true })
  const draft = join(folder, `.${name}.${process.pid}`)
  writeFileSync(draft, text)
  renameSync(draft, path)
}

/** Removes validators of earlier schemas once no process can be about to load them. */
export function removeStale(folder: string, current: string): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const isOther = /^validators\.[0-9a-f]{16}(\.mjs)?$/.test(name) && name !== current
    if (isOther && Date.now() - statSync(path).mtimeMs > AN_HOUR) {
      rmSync(path, { force: true, recursive: true })
    }
  }
}
