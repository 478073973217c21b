import { useTranslation } from 'react-i18next'
import { Link } from '#resources/app/navigation/link'

/** Leads to the manual, from every screen. */
export function ManualLink() {
  const { t } = useTranslation()
  return (
    <Link href="/manual" data-part="manual">
      {t('manual:manual_link.manual')}
    </Link>
  )
}
