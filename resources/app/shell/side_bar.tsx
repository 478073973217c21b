import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { colour } from '#resources/kit/theme/tokens'
import type { MenuItem, Shell } from '../shared_props'
import { Brand } from './brand'
import { MenuLink } from './menu_link'

const Aside = styled('aside')({
  'background': colour.side,
  'color': colour.sideText,
  'padding': '14px 0',
  'display': 'flex',
  'flexDirection': 'column',
  'height': '100vh',
  'overflow': 'auto',
  '& :focus-visible': { outlineColor: colour.sideMark, outlineOffset: -2 },
})
const Section = styled('div')({
  padding: '14px 18px 6px',
  fontSize: 11,
  letterSpacing: '.6px',
  color: colour.sideQuiet,
})
const Foot = styled('footer')({
  'marginTop': 'auto',
  'padding': '10px 18px 0',
  'fontSize': 11,
  'color': colour.sideQuiet,
  '& a': { color: 'inherit' },
})

const sections = ['work', 'analysis', 'configuration'] as const

interface SideBarProps {
  menu: MenuItem[]
  folded: boolean
  url: string
  product: Shell['product']
}

/** The left menu: what the user may open, in sections; version and filing number at its foot. */
export function SideBar({ menu, folded, url, product }: SideBarProps) {
  const { t } = useTranslation()
  return (
    <Aside>
      <div style={{ padding: folded ? '2px 17px 16px' : '2px 18px 16px' }}>
        <Brand small={folded} />
      </div>
      <nav aria-label={t('shell.menu')}>
        {sections.map((section) => {
          const entries = menu.filter((entry) => entry.section === section)
          return (
            <div key={section}>
              {!folded && section !== 'work' && entries.length > 0 && (
                <Section>{t(`shell.section.${section}`)}</Section>
              )}
              {entries.map((entry) => (
                <MenuLink
                  key={entry.id}
                  entry={entry}
                  folded={folded}
                  on={url.startsWith(entry.href)}
                />
              ))}
            </div>
          )
        })}
      </nav>
      {!folded && (
        <Foot className="num">
          <a href="/license">{product.version}</a>
          {product.filingNumber && ` · ${t('shell.filing', { number: product.filingNumber })}`}
        </Foot>
      )}
    </Aside>
  )
}
