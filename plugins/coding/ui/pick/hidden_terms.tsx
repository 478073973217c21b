import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { colour } from '#resources/kit/theme/tokens'

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '4px 8px 4px 14px',
  color: colour.ink2,
  fontSize: 12.5,
  borderTop: `1px solid ${colour.line}`,
})

interface HiddenTermsProps {
  count: number
  onShow: () => void
  /** Nothing else was found. */
  isAll: boolean
}

/** How many terms answer too and are left out since they are no longer current. */
export function HiddenTerms({ count, onShow, isAll }: HiddenTermsProps) {
  const { t } = useTranslation()
  const says = t('coding:pick.hidden', { count })
  const show = (
    <Btn kind={isAll ? 'plain' : 'ghost'} size="small" onClick={onShow}>
      {t('coding:pick.show_hidden', { count })}
    </Btn>
  )
  if (isAll) return <EmptyState icon="search" title={says} action={show} />
  return (
    <Line role="status">
      {says}
      {show}
    </Line>
  )
}
