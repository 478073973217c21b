import { useTranslation } from 'react-i18next'
import type { ReportResult } from '#plugins/reports/contract'
import { Quiet } from '#resources/kit/panel'

/** What is counted, and what is not. */
export function ReportState({ result, isOfThings }: { result: ReportResult; isOfThings: boolean }) {
  const { t } = useTranslation()
  const { parts, nullified, deleted, withoutDate, dictionaries, ms } = result
  const [cases = 0] = parts[0]?.total ?? []
  return (
    <div role="status">
      <b className="num">{t('reports:cases', { count: cases })}</b>{' '}
      <Quiet>
        {t(isOfThings ? 'reports:state.things' : 'reports:state.cases')}{' '}
        {t('reports:state.left_out', { nullified, deleted })}{' '}
        {withoutDate > 0 && t('reports:state.without_date', { count: withoutDate })}{' '}
        {dictionaries.length > 0 && `MedDRA ${dictionaries.join(', ')} · `}
        {t('reports:state.seconds', { seconds: (ms / 1000).toFixed(2) })}
      </Quiet>
    </div>
  )
}
