import { useTranslation } from 'react-i18next'
import { QueryScreen } from '../../list/query_screen'

/** All queries of the project. */
export default function QueryList() {
  const { t } = useTranslation()
  return <QueryScreen name="queries" title={t('queries:title')} />
}
