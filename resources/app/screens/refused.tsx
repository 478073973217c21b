import { Link } from '#resources/app/navigation/link'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { useTranslation } from 'react-i18next'
import type { Words } from '#kernel/language/words'
import { EmptyState } from '#resources/kit/empty_state'
import { say } from '../language'

/** The server will not show this screen, and says why in one sentence. */
export default function Refused({ message }: { message: Words }) {
  const { t } = useTranslation()
  return (
    <div style={{ paddingTop: '12vh' }} role="alert">
      <ScreenTitle title={t('refused.title')} />
      <EmptyState
        icon="warning"
        title={t('refused.title')}
        text={say(message)}
        action={<Link href="/">{t('refused.home')}</Link>}
      />
    </div>
  )
}
