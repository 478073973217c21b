import { useTranslation } from 'react-i18next'
import type { WindowState } from '#plugins/literature/contract/window'
import { Tag } from '#resources/kit/tag'

export const stateKeys = {
  covered: 'literature:search.state.covered',
  failed: 'literature:search.state.failed',
  open: 'literature:search.state.open',
} as const

const tones = { covered: 'green', failed: 'red', open: 'amber' } as const

/** What became of a search. */
export function SearchState({ state }: { state: WindowState }) {
  const { t } = useTranslation()
  return <Tag tone={tones[state]}>{t(stateKeys[state])}</Tag>
}
