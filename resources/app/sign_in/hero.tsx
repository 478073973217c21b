import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { colour } from '#resources/kit/theme/tokens'
import { useShell } from '../shared_props'
import { Brand } from '../shell/brand'

const Root = styled('section')({
  'background': `radial-gradient(900px 500px at 20% 15%, #3B4A86 0, ${colour.side} 60%)`,
  'color': '#fff',
  'padding': 64,
  'display': 'flex',
  'flexDirection': 'column',
  '& h2': {
    fontSize: 34,
    lineHeight: 1.2,
    margin: 'auto 0 14px',
    fontWeight: 650,
    maxWidth: 520,
    textWrap: 'balance',
  },
  '& p': { color: '#C7CCDA', maxWidth: 470, lineHeight: 1.6, margin: '0 0 auto', fontSize: 14 },
  '&:lang(zh) h2': { wordBreak: 'keep-all' }, // Chinese breaks at a comma, not inside a word
  '& footer': { color: '#A3A9BB', fontSize: 12 },
})

/** What the product is, in one sentence; its version and filing number at the foot. */
export function Hero() {
  const { t } = useTranslation()
  const { product } = useShell()
  return (
    <Root>
      <div style={{ zoom: 1.18 }}>
        <Brand />
      </div>
      <h2>{t('sign_in.promise')}</h2>
      <p>{t('sign_in.what')}</p>
      <footer className="num">
        {product.version}
        {product.filingNumber && ` · ${t('shell.filing', { number: product.filingNumber })}`}
      </footer>
    </Root>
  )
}
