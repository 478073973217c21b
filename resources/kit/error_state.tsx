import { useTranslation } from 'react-i18next'
import { Btn } from './btn'
import { EmptyState } from './empty_state'

/** Something could not be loaded: the sentence and a way to try again, in place. */
export function ErrorState({ text, onRetry }: { text: string; onRetry?: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        title={t('state.not_loaded')}
        text={text}
        action={onRetry && <Btn onClick={onRetry}>{t('act.retry')}</Btn>}
      />
    </div>
  )
}
