import { useTranslation } from 'react-i18next'
import type { Words } from '#kernel/language/words'
import { Link } from '#resources/app/navigation/link'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { EmptyState } from '#resources/kit/empty_state'
import { say } from '../language'

/** The address is promised; the part of the product that it belongs to is not installed. */
export default function Awaited({ part }: { part: Words }) {
  const { t } = useTranslation()
  return (
    <div style={{ paddingTop: '12vh' }}>
      <ScreenTitle title={say(part)} />
      <EmptyState
        icon="warning"
        title={t('awaited.title', { part: say(part) })}
        text={t('awaited.text')}
        action={<Link href="/">{t('refused.home')}</Link>}
      />
    </div>
  )
}
