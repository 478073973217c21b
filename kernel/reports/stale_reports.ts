import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { pageOf, type Report } from '#kernel/reports/report'

/** What is wrong with the committed pages: one sentence for each that differs. */
export async function findStaleReports(
  reports: readonly Report[],
  folder: string
): Promise<string[]> {
  const checked = await Promise.all(
    reports.map(async (report) => {
      const kept = await readFile(join(folder, report.file), 'utf8').catch(() => null)
      if (kept === null) return `docs/${report.file} is missing`
      return firstDifference(report.file, kept, await pageOf(report))
    })
  )
  return checked.filter((sentence) => sentence !== null)
}

function firstDifference(file: string, kept: string, now: string): string | null {
  if (kept === now) return null
  const [keptLines, nowLines] = [kept.split('\n'), now.split('\n')]
  const at = nowLines.findIndex((line, index) => line !== keptLines[index])
  const index = at === -1 ? nowLines.length : at
  return `docs/${file} differs at line ${index + 1}: ${keptLines[index] ?? '(ends)'} | now: ${nowLines[index] ?? '(ends)'}`
}
