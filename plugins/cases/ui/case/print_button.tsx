import { useTranslation } from 'react-i18next'
import { withQuery } from '#resources/app/calls/with_query'
import { Btn } from '#resources/kit/btn'

interface PrintButtonProps {
  caseId: string
  /** The revision to print; the latest when it is left out. */
  revision?: number
}

/** Opens the case on a sheet to be printed, in a window of its own: typing stays where it is. */
export function PrintButton({ caseId, revision }: PrintButtonProps) {
  const { t } = useTranslation()
  const address = withQuery(`/cases/${caseId}/print`, { revision })
  const title = revision ? t('cases:print.revision', { revision }) : t('cases:print.text')
  return (
    <Btn icon="print" title={title} onClick={() => window.open(address, '_blank', 'noopener')}>
      {t('cases:print.act')}
    </Btn>
  )
}
