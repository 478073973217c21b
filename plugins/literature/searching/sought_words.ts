import type { SoughtWords } from '#plugins/literature/contract/source'
import { namesIn } from '#plugins/literature/contract/strategy'
import type { Strategy } from '#plugins/literature/records/strategies'

/** What sources are asked by a version of a strategy. */
export const soughtWords = ({ words }: Pick<Strategy, 'words' | 'version'>): SoughtWords => ({
  names: namesIn(words),
  safety: words.safety,
})
