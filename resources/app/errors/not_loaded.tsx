import { useTranslation } from 'react-i18next'
import { ErrorState } from '#resources/kit/error_state'

/** The program of a screen did not come; a browser asks for it again only with a new page. */
export function NotLoaded() {
  const { t } = useTranslation()
  return (
    <div style={{ paddingTop: '8vh' }}>
      <ErrorState text={t('state.no_program')} onRetry={() => window.location.reload()} />
    </div>
  )
}
