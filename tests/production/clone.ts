import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

export interface Clone {
  readonly folder: string
  /** Whether node_modules are there already, so that `npm ci` has nothing to do. */
  readonly hasModules: boolean
  remove(): void
}

/** Whether the checkout has a history of git to clone from; an unpacked archive has none. */
export function isCheckout(): boolean {
  try {
    execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, stdio: 'ignore' })
    return true
  } catch {
    console.log('      This folder is no checkout of git: left out')
    return false
  }
}

/**
 * Clones the checkout as a stranger does: what is committed, and nothing that git ignores.
 * @param modules `copied` from the checkout, or `none`: then `npm ci` brings them
 */
export function cloneCheckout(modules: 'copied' | 'none'): Clone {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-clone-'))
  execFileSync('git', ['clone', '--quiet', ROOT, folder])
  if (modules === 'copied') copyModules(folder)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  return { folder, hasModules: modules === 'copied', remove }
}

/** The same as a clone is now, built, but with nothing of what it has stored. */
export function copyClone({ folder, hasModules }: Clone): Clone {
  const copy = mkdtempSync(join(tmpdir(), 'pharos-clone-'))
  const remove = () => rmSync(copy, { recursive: true, force: true })
  execFileSync('cp', ['-al', `${folder}/.`, copy])
  for (const own of ['storage', '.env']) rmSync(join(copy, own), { recursive: true, force: true })
  return { folder: copy, hasModules, remove }
}

/** Whether the history of the checkout has a commit; a shallow clone ends before. */
export function reachesBackTo(commit: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** A folder with the sources of a commit of the history. */
export function unpackCommit(commit: string): Clone {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-commit-'))
  const tar = join(folder, 'commit.tar')
  execFileSync('git', ['archive', '--output', tar, commit], { cwd: ROOT })
  execFileSync('tar', ['-xf', tar, '-C', folder])
  rmSync(tar)
  copyModules(folder)
  return {
    folder,
    hasModules: true,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Links every file, which takes seconds; a link to the folder would let npm empty the original. */
export function copyModules(folder: string) {
  const [from, to] = [realpathSync(join(ROOT, 'node_modules')), join(folder, 'node_modules')]
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' })
  } catch {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  }
}
