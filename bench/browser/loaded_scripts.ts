import { gzipSync } from 'node:zlib'

import type { Page } from 'playwright'

/** Scripts that a page has loaded until now. */
export interface LoadedScripts {
  readonly files: number
  readonly bytes: number
  /** As a proxy sends them that packs with gzip. */
  readonly packedBytes: number
}

/** Where the browser begins to fetch what is needed later (`resources/app/later.ts`). */
const AHEAD = 'pharos.fetch_ahead'

/**
 * Asks the browser what it has loaded, and looks at those files as the server gives them.
 * @param withAhead counts what was fetched ahead, too
 */
export async function loadedScripts(page: Page, withAhead: boolean): Promise<LoadedScripts> {
  await page.waitForLoadState('networkidle')
  const names = await page.evaluate(
    ([mark, all]) => {
      const end = all ? undefined : performance.getEntriesByName(mark)[0]?.startTime
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < (end ?? Infinity))
        .map(({ name }) => name)
    },
    [AHEAD, withAhead] as const
  )
  const scripts = [...new Set(names.filter((name) => new URL(name).pathname.endsWith('.js')))]
  const bodies = await Promise.all(
    scripts.map(async (name) => (await page.request.get(name)).body())
  )
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
  return {
    files: scripts.length,
    bytes: sum(bodies.map(({ length }) => length)),
    packedBytes: sum(bodies.map((body) => gzipSync(body).length)),
  }
}
