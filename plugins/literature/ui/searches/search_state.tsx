import { useTranslation } from 'react-i18next'
import type { WindowState } from '#plugins/literature/contract/window'
import { Tag } from '#resources/kit/tag'

const tones = { covered: 'green', failed: 'red', open: 'amber' } as const

/** What became of a search. */
export function SearchState({ state }: { state: WindowState }) {
  const { t } = useTranslation()
  return <Tag tone={tones[state]}>{t(`literature:search.state.${state}`)}</Tag>
}
