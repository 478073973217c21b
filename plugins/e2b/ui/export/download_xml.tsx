import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { Btn } from '#resources/kit/btn'
import { useExport } from './use_export'

/** Gives the case as an E2B(R3) file. */
export function DownloadXml({ case: { id } }: { case: CaseHead }) {
  const { t } = useTranslation()
  const { start, dialog } = useExport(id)
  return (
    <>
      <Btn icon="download" onClick={start}>
        {t('e2b:export.act')}
      </Btn>
      {dialog}
    </>
  )
}
