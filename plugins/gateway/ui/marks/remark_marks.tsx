import GlobalStyles from '@mui/material/GlobalStyles'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import type { EditedPage } from '#plugins/cases/contract/slots'
import { Btn } from '#resources/kit/btn'
import { RemarkList } from '../panel/remark_list'
import { markedRules } from './marked_rules'
import { useFreshRemarks } from './remarks_of_case'

const WIDTH = 460

interface RemarkMarksProps {
  case: CaseHead
  editing?: EditedPage
}

/**
 * Marks the fields of the case on the screen of which receivers say something, and opens what they say: of
 * the page that is edited first.
 */
export function RemarkMarks({ case: { id }, editing }: RemarkMarksProps) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const open = useFreshRemarks(id)
  if (open.length === 0) return null
  const isHere = (page: string | null) => Number(page === editing?.page)
  const name = t('gateway:remark.count', { count: open.length })
  return (
    <>
      <GlobalStyles styles={markedRules(open.map(({ path }) => path))} />
      <Btn
        icon="warning"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {name}
      </Btn>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            'role': 'dialog',
            'aria-label': name,
            'sx': { width: WIDTH, maxHeight: '70vh' },
          },
        }}
      >
        <RemarkList
          caseId={id}
          remarks={open.toSorted((one, other) => isHere(other.page) - isHere(one.page))}
          withDestination
        />
      </Popover>
    </>
  )
}
