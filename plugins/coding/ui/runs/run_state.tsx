import { useTranslation } from 'react-i18next'
import type { CodingRun } from './run'
import { Tag } from '#resources/kit/tag'

/** Whether a run is over, and whether another one took back what it gave. */
export function RunState({ run: { state, takenBackBy, counts, total } }: { run: CodingRun }) {
  const { t } = useTranslation()
  if (state === 'waiting') {
    const percent = Math.floor((total ? counts.cases / total : 0) * 100)
    return <Tag tone="teal">{t('coding:runs.states.waiting', { percent })}</Tag>
  }
  if (state === 'cancelled') return <Tag tone="amber">{t('coding:runs.states.cancelled')}</Tag>
  if (takenBackBy) return <Tag>{t('coding:runs.states.taken_back')}</Tag>
  if (counts.failed > 0) return <Tag tone="red">{t('coding:runs.states.failed')}</Tag>
  return <Tag tone="green">{t('coding:runs.states.done')}</Tag>
}
