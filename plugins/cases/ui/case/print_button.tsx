import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'

/** Opens the case on a sheet to be printed, in a window of its own: typing stays where it is. */
export function PrintButton({ caseId }: { caseId: string }) {
  const { t } = useTranslation()
  return (
    <Btn
      icon="print"
      title={t('cases:print.text')}
      onClick={() => window.open(`/cases/${caseId}/print`, '_blank', 'noopener')}
    >
      {t('cases:print.act')}
    </Btn>
  )
}
