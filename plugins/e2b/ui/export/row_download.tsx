import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import type { CaseOfRow } from '#plugins/cases/contract/slots'
import { Icon } from '#resources/kit/icons'
import { useExport } from './use_export'

/** Gives the case of one line of the list as an E2B(R3) file. */
export function RowDownload({ caseId, caseNo }: CaseOfRow) {
  const { t } = useTranslation()
  const { start, dialog } = useExport(caseId)
  const name = t('e2b:export.of', { caseNo })
  return (
    <>
      <IconButton size="small" onClick={start} aria-label={name} title={name}>
        <Icon name="download" size={15} />
      </IconButton>
      {dialog}
    </>
  )
}
