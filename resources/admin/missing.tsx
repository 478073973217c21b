import { useTranslation } from 'react-i18next'
import { Link } from '#resources/app/navigation/link'
import { Card } from '#resources/kit/panel'
import { EmptyState } from '#resources/kit/empty_state'

/** The address leads nowhere in the back office. */
export function Missing() {
  const { t } = useTranslation()
  return (
    <Card>
      <EmptyState
        icon="search"
        title={t('admin.missing.title')}
        text={t('admin.missing.text')}
        action={<Link href="/">{t('admin.missing.home')}</Link>}
      />
    </Card>
  )
}
