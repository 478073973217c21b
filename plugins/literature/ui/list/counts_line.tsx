import { useTranslation } from 'react-i18next'
import { Quiet } from '#resources/kit/panel'
import type { Counts } from '../literature'

/** found = duplicates + screened + waiting */
export function CountsLine({ counts }: { counts: Counts | null }) {
  const { t } = useTranslation()
  if (!counts) return null
  const { found, duplicates, screened, waiting } = counts
  return (
    <Quiet className="num" role="status">
      {t('literature:sum', { found, duplicates, screened, waiting })}
    </Quiet>
  )
}
