import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { usePermission } from '#resources/app/shared_props'
import { colour } from '#resources/kit/theme/tokens'
import { useRemarks } from './remarks_of_case'

const Count = styled('span')({
  flex: 'none',
  padding: '0 6px',
  borderRadius: 8,
  fontSize: 11,
  fontWeight: 650,
  lineHeight: '16px',
  color: colour.redDeep,
  background: colour.redSoft,
})

interface TreeMarkProps {
  caseId: string
  page: string
}

/** How many open remarks of receivers a page of a case has. */
export function TreeMark(props: TreeMarkProps) {
  return usePermission('CASE_DATA') ? <OpenCount {...props} /> : null
}

function OpenCount({ caseId, page }: TreeMarkProps) {
  const { t } = useTranslation()
  const count = useRemarks(caseId).filter((each) => each.page === page).length
  if (count === 0) return null
  const name = t('gateway:remark.count', { count })
  return (
    <Count className="num" role="img" aria-label={name} title={name}>
      !{count}
    </Count>
  )
}
