import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProcessNode } from '#plugins/cases/contract/process'
import { useAnswer } from '#resources/app/calls/use_answer'
import { NarrowDueTag, shortNearText } from '../due_tag'
import { WhyOfCase } from '../why/why_of_case'

interface DueCellProps {
  caseId: string
  caseNo: string
  /** Null where it cannot be said. */
  value: string | null
  /** Where the case stands. */
  node?: ProcessNode
}

/**
 * A due date in the list, with how near it is; it opens why, also why there is none. Of a case that has
 * ended the day alone.
 */
export function DueCell({ caseId, caseNo, value, node }: DueCellProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { data } = useAnswer('GET /deadlines/levels', {}, { keep: true })
  if (!data || node?.kind === 'ended') return value
  const words =
    value === null ? t('deadlines:no_date') : `${value} ${shortNearText(t, value, data.today)}`
  return (
    <>
      <ButtonBase
        data-due={value ?? ''}
        title={t('deadlines:why')}
        aria-label={`${words} · ${t('deadlines:why_of', { caseNo })}`}
        // A click on the row opens the case.
        onClick={(event) => {
          event.stopPropagation()
          setOpen(true)
        }}
        sx={{ font: 'inherit', textAlign: 'left', borderRadius: 0.5 }}
      >
        {value === null ? (
          <span style={{ textDecoration: 'underline' }}>{words}</span>
        ) : (
          <NarrowDueTag due={value} {...data} />
        )}
      </ButtonBase>
      {open && <WhyOfCase caseId={caseId} caseNo={caseNo} onClose={() => setOpen(false)} />}
    </>
  )
}
