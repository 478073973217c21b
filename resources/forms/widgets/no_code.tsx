import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { colour } from '#resources/kit/theme/tokens'

const Root = styled('p')({
  margin: '4px 0',
  padding: '8px 12px',
  fontSize: 13,
  color: colour.ink2,
  background: colour.card,
  border: `1px solid ${colour.line}`,
  borderRadius: 8,
  boxShadow: '0 8px 24px rgba(26, 30, 40, .12)',
})

/** Nothing of the list fits what is being typed. */
export function NoCode() {
  const { t } = useTranslation()
  return <Root role="status">{t('forms.no_code')}</Root>
}
