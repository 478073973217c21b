import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseOfRow } from '#plugins/cases/contract/slots'
import { Icon } from '#resources/kit/icons'
import { WhyOfCase } from '../why/why_of_case'

/** Says of a case in a list why it is due when it is. */
export function WhyAct({ caseId, caseNo }: CaseOfRow) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const name = t('deadlines:why_of', { caseNo })
  return (
    <>
      <IconButton size="small" onClick={() => setOpen(true)} aria-label={name} title={name}>
        <Icon name="calendar" size={15} />
      </IconButton>
      {open && <WhyOfCase caseId={caseId} caseNo={caseNo} onClose={() => setOpen(false)} />}
    </>
  )
}
