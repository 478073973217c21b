import { useTranslation } from 'react-i18next'
import { EmptyState } from '#resources/kit/empty_state'
import type { ReviewView } from './use_open_verbatims'

/** Why no verbatim is listed: none is called so, none waits, or none is put aside. */
export function NothingListed({
  wish: { view, text },
}: {
  wish: { view: ReviewView; text: string }
}) {
  const { t } = useTranslation()
  if (text) {
    return (
      <EmptyState
        icon="search"
        title={t('coding:review.none_found')}
        text={t('coding:review.none_found_text')}
      />
    )
  }
  return view === 'open' ? (
    <EmptyState icon="check" title={t('coding:review.none')} text={t('coding:review.none_text')} />
  ) : (
    <EmptyState
      icon="tag"
      title={t('coding:review.none_aside')}
      text={t('coding:review.none_aside_text')}
    />
  )
}
