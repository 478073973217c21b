import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { colour } from '#resources/kit/theme/tokens'

const Link = styled('a')({
  'position': 'fixed',
  'top': -60,
  'left': 12,
  'zIndex': 2000,
  'padding': '8px 12px',
  'borderRadius': 6,
  'background': colour.accent,
  'color': '#fff',
  '&:focus': { top: 8 },
})

/** First stop of the Tab key: past menu and header, to the screen. */
export function SkipLink() {
  const { t } = useTranslation()
  return <Link href="#main">{t('shell.skip')}</Link>
}
