import { useTranslation } from 'react-i18next'
import { QueryScreen } from '../../list/query_screen'

const TO_ANSWER = { whose: 'to_answer' } as const

/** The queries that wait for one's own answer. */
export default function HomeQueries() {
  const { t } = useTranslation()
  return <QueryScreen name="my_queries" title={t('queries:mine')} first={TO_ANSWER} />
}
