import { useTranslation } from 'react-i18next'
import { Btn } from './btn'
import { EmptyState } from './empty_state'

interface ErrorStateProps {
  /** When it is not that something could not be loaded. */
  title?: string
  text: string
  onRetry?: () => void
}

/** Something could not be loaded: the sentence and a way to try again, in place. */
export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        title={title ?? t('state.not_loaded')}
        text={text}
        action={onRetry && <Btn onClick={onRetry}>{t('act.retry')}</Btn>}
      />
    </div>
  )
}
