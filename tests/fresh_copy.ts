import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

/** What is generated is taken along, so that it need not be made again. */
const GENERATED = ['form-schemas/compiled', 'public/assets']

export interface FreshCopy {
  folder: string
  remove(): void
}

/**
 * Copies the sources of the checkout (committed or not, without what git ignores) into a temporary
 * folder that shares node_modules, to try what must not touch the checkout itself.
 */
export function freshCopy(): FreshCopy {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-copy-'))
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\0')
  for (const file of [...files.filter(Boolean), ...GENERATED]) {
    const source = join(ROOT, file)
    if (existsSync(source)) cpSync(source, join(folder, file), { recursive: true })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
