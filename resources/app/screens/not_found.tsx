import { Head, Link } from '@inertiajs/react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#resources/kit/empty_state'

/** The address leads nowhere. */
export default function NotFound() {
  const { t } = useTranslation()
  return (
    <div style={{ paddingTop: '12vh' }}>
      <Head title={t('not_found.title')} />
      <EmptyState
        icon="search"
        title={t('not_found.title')}
        text={t('not_found.text')}
        action={<Link href="/">{t('not_found.home')}</Link>}
      />
    </div>
  )
}
