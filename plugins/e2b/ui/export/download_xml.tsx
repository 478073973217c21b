import { useTranslation } from 'react-i18next'
import { usePermission } from '#resources/app/shared_props'
import { Btn } from '#resources/kit/btn'
import { useExport } from './use_export'

/** Gives the case as an E2B(R3) file. */
export function DownloadXml({ caseId }: { caseId: string }) {
  const { t } = useTranslation()
  const { start, dialog } = useExport(caseId)
  if (!usePermission('CASE_EXPORT')) return null
  return (
    <>
      <Btn icon="download" onClick={start}>
        {t('e2b:export.act')}
      </Btn>
      {dialog}
    </>
  )
}
