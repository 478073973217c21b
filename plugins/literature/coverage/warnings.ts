import type { CoverageWarning } from '#plugins/literature/contract/coverage'
import type { LiteratureSource } from '#plugins/literature/contract/source'

/** What is asked of a product: two databases of China and two of other countries. */
const ENOUGH = 2

interface Searched {
  readonly productId: string
  readonly sources: readonly string[]
  readonly pausedAt: Date | null
}

/**
 * What is missing of the searches of a product: it has no task, or fewer than two databases at home or
 * two abroad are searched (2018 No. 131 1.4; GVP 2021 Art. 36). A paused task searches nothing.
 */
export function warningsOf(
  productId: string,
  tasks: readonly Searched[],
  sources: readonly Pick<LiteratureSource, 'name' | 'region'>[]
): { readonly home: number; readonly abroad: number; readonly warnings: CoverageWarning[] } {
  const own = tasks.filter((task) => task.productId === productId && task.pausedAt === null)
  const names = new Set(own.flatMap((task) => task.sources))
  const count = (region: LiteratureSource['region']) =>
    sources.filter((source) => source.region === region && names.has(source.name)).length
  const [home, abroad] = [count('home'), count('abroad')]
  if (own.length === 0) return { home, abroad, warnings: ['no_task'] }
  const warnings: CoverageWarning[] = []
  if (home < ENOUGH) warnings.push('few_home')
  if (abroad < ENOUGH) warnings.push('few_abroad')
  return { home, abroad, warnings }
}
