import { styled } from '@mui/material/styles'
import { Fragment, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { colour } from '#resources/kit/theme/tokens'
import type { Shell } from '../shared_props'
import { Brand } from './brand'
import { MenuLink } from './menu_link'
import type { MenuLines } from './menu_line'

const Aside = styled('aside')({
  'background': colour.side,
  'color': colour.sideText,
  'padding': '14px 0',
  'display': 'flex',
  'flexDirection': 'column',
  'height': '100vh',
  '& nav': { flex: 1, minHeight: 0, overflowY: 'auto', scrollbarWidth: 'thin' },
  '& :focus-visible': { outlineColor: colour.sideMark, outlineOffset: -2 },
})
const Section = styled('div')({
  padding: '14px 18px 6px',
  fontSize: 11,
  letterSpacing: '.6px',
  color: colour.sideQuiet,
})
const Foot = styled('footer')({
  'padding': '10px 18px 0',
  'fontSize': 11,
  'color': colour.sideQuiet,
  '& a': { color: 'inherit' },
})

interface SideBarProps {
  menu: readonly MenuLines[]
  folded: boolean
  product: Shell['product']
}

/** The left menu: what the user may open, in sections, the place at hand in sight; version and filing number at its foot. */
export function SideBar({ menu, folded, product }: SideBarProps) {
  const { t } = useTranslation()
  const entries = useRef<HTMLElement>(null)
  const all = menu.flatMap(({ lines }) => lines.flatMap((line) => [line, ...(line.lines ?? [])]))
  const at = all.findLast(({ isOn }) => isOn)?.id
  // It may be further down than the menu is high.
  useEffect(() => {
    entries.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <Aside>
      <div style={{ padding: folded ? '2px 17px 16px' : '2px 18px 16px' }}>
        <Brand small={folded} />
      </div>
      <nav ref={entries} data-part="menu" aria-label={t('shell.menu')}>
        {menu.map(({ id, title, lines }) => (
          <div key={id}>
            {!folded && title && <Section>{title}</Section>}
            {lines.map((line) => (
              <Fragment key={line.id}>
                <MenuLink line={line} folded={folded} />
                {!folded && line.lines?.map((one) => <MenuLink key={one.id} line={one} below />)}
              </Fragment>
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
