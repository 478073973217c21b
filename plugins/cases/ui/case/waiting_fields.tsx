import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Finding } from '#kernel/case/rules/finding'
import { countsAs } from '#resources/forms/findings/severity'
import { Btn } from '#resources/kit/btn'
import { colour } from '#resources/kit/theme/tokens'

const Root = styled('div')({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  padding: '10px 14px 12px',
  borderTop: `1px solid ${colour.line}`,
  color: colour.ink2,
})

interface WaitingFieldsProps {
  waiting: readonly Finding[]
  onCheck: () => void
}

/** How much the case still asks for, without a word of blame, and the way to see all of it. */
export function WaitingFields({ waiting, onCheck }: WaitingFieldsProps) {
  const { t } = useTranslation()
  const count = waiting.filter((finding) => countsAs(finding) === 'error').length
  return (
    <Root>
      {count > 0 ? t('cases:findings.waiting', { count }) : t('cases:findings.waiting_advice')}
      <Btn size="small" keys="F9" aria-keyshortcuts="F9" onClick={onCheck}>
        {t('cases:check.act')}
      </Btn>
    </Root>
  )
}
