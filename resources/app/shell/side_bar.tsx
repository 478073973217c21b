import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { colour } from '#resources/kit/theme/tokens'
import type { Shell } from '../shared_props'
import { Brand } from './brand'
import { MenuLink } from './menu_link'
import type { MenuSection } from './menu_section'

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

interface SideBarProps {
  sections: readonly MenuSection[]
  folded: boolean
  product: Shell['product']
}

/** The left menu: what the user may open, in sections; version and filing number at its foot. */
export function SideBar({ sections, folded, product }: SideBarProps) {
  const { t } = useTranslation()
  return (
    <Aside>
      <div style={{ padding: folded ? '2px 17px 16px' : '2px 18px 16px' }}>
        <Brand small={folded} />
      </div>
      <nav aria-label={t('shell.menu')}>
        {sections.map(({ id, title, entries }) => (
          <div key={id}>
            {!folded && title && <Section>{title}</Section>}
            {entries.map((entry) => (
              <MenuLink key={entry.id} entry={entry} folded={folded} />
            ))}
          </div>
        ))}
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
