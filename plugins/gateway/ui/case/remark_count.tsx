import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { colour } from '#resources/kit/theme/tokens'
import { useRemarks } from '../marks/remarks_of_case'

const Count = styled('span')({
  marginLeft: 6,
  padding: '0 6px',
  borderRadius: 8,
  fontSize: 11.5,
  lineHeight: '16px',
  background: colour.redSoft,
  color: colour.redDeep,
})

/** How many remarks of receivers on a case are open, behind the name of its tab. */
export function RemarkCount({ case: { id } }: { case: CaseHead }) {
  const { t } = useTranslation()
  const count = useRemarks(id).length
  if (count === 0) return null
  const name = t('gateway:remark.count', { count })
  return (
    <Count className="num" role="img" aria-label={name} title={name}>
      {count}
    </Count>
  )
}
