import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { WrittenFile } from '#kernel/reports/report'

/** What is wrong with the committed files: one sentence for each that differs. */
export async function findStaleFiles(
  files: readonly WrittenFile[],
  root: string
): Promise<string[]> {
  const checked = await Promise.all(
    files.map(async ({ path, text }) => {
      const committed = await readFile(join(root, path), 'utf8').catch(() => null)
      if (committed === null) return `${path} is missing`
      return firstDifference(path, committed, await text())
    })
  )
  return checked.filter((sentence) => sentence !== null)
}

function firstDifference(path: string, committed: string, now: string): string | null {
  if (committed === now) return null
  const [committedLines, nowLines] = [committed.split('\n'), now.split('\n')]
  const at = nowLines.findIndex((line, index) => line !== committedLines[index])
  const index = at === -1 ? nowLines.length : at
  return `${path} differs at line ${index + 1}: ${committedLines[index] ?? '(ends)'} | now: ${nowLines[index] ?? '(ends)'}`
}
