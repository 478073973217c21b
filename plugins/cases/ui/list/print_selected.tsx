import { useTranslation } from 'react-i18next'
import { MOST_PRINTED } from '#plugins/cases/contract/list_query'
import type { ChosenOfList } from '#plugins/cases/contract/slots'
import { withQuery } from '#resources/app/calls/with_query'
import { Btn } from '#resources/kit/btn'

/**
 * Opens the selected cases on sheets to be printed, in a window of its own. All that a list finds are
 * more than its page, and so more than are printed.
 */
export function PrintSelected({ chosen, count }: ChosenOfList) {
  const { t } = useTranslation()
  const isTooMany = count > MOST_PRINTED
  const print = ({ caseIds }: { caseIds: readonly string[] }) =>
    window.open(withQuery('/cases/print', { caseIds: caseIds.join(',') }), '_blank', 'noopener')
  return (
    <Btn
      size="small"
      icon="print"
      disabled={isTooMany}
      title={isTooMany ? t('cases:print.too_many', { most: MOST_PRINTED }) : undefined}
      onClick={() => 'caseIds' in chosen && print(chosen)}
    >
      {t('cases:print.act')}
    </Btn>
  )
}
