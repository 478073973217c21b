import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import type { Counts } from './counts.ts'

interface WholeRun {
  readonly counts: Counts
  readonly seconds: number
  readonly unsteady: ReadonlyMap<string, string>
}

/**
 * Leaves what a whole run came to, for people and programs that ask later: commit, whether the tree was as
 * committed, counts, seconds, unsteady files with their first errors.
 */
export function writeWholeRun({ counts, seconds, unsteady }: WholeRun, file: string) {
  const { passed, failed, skipped } = counts
  const run = {
    commit: git('rev-parse', 'HEAD'),
    isClean: git('status', '--porcelain') === '',
    ...{ passed, failed, skipped },
    seconds: Math.round(seconds),
    unsteady: Object.fromEntries(unsteady),
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(run, null, 2))
}

/** What git answers; null where there is no repository. */
function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}
