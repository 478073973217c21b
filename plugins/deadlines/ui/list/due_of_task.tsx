import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Tag } from '#resources/kit/tag'
import { DueCell } from './due_cell'

const Wrapped = styled('span')({ '&& *': { whiteSpace: 'normal', lineHeight: '15px' } })

interface DueOfTaskProps {
  caseId: string
  caseNo: string
  /** Ids of all cases of the page. */
  caseIds: readonly string[]
}

/**
 * When a case is due that somebody works on, with how near it is; that it cannot be said; or that it
 * could not be loaded, which may be tried again.
 */
export function DueOfTask({ caseId, caseNo, caseIds }: DueOfTaskProps) {
  const { t } = useTranslation()
  const { data, error, reload } = useAnswer(
    'GET /deadlines/first',
    { query: { caseIds: [...caseIds] } },
    { keep: true }
  )
  if (error) {
    return (
      <ButtonBase
        title={error}
        aria-label={t('deadlines:not_loaded_of', { caseNo })}
        // A click on the row opens the case.
        onClick={(event) => {
          event.stopPropagation()
          reload()
        }}
        sx={{ font: 'inherit', textDecoration: 'underline' }}
      >
        {t('deadlines:not_loaded')}
      </ButtonBase>
    )
  }
  const found = data?.find((each) => each.caseId === caseId)
  if (!found) return null
  if (found.due !== null) return <DueCell caseId={caseId} caseNo={caseNo} value={found.due} />
  return (
    found.isUnsayable && (
      <Wrapped>
        <Tag tone="amber">{t('deadlines:state.unsayable')}</Tag>
      </Wrapped>
    )
  )
}
