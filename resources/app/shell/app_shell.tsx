import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { colour, size } from '#resources/kit/theme/tokens'
import { useShell } from '../shared_props'
import { Header } from './header'
import { NoticeBar } from './notice_bar'
import { ProjectSwitched } from './project_switched'
import type { MenuSection } from './menu_section'
import { SideBar } from './side_bar'
import { SkipLink } from './skip_link'

const Root = styled('div', { shouldForwardProp: (prop) => prop !== 'side' })<{ side: number }>(
  ({ side }) => ({
    display: 'grid',
    gridTemplateColumns: `${side}px minmax(0, 1fr)`,
    minWidth: size.minWidth,
    height: '100vh',
  })
)
const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: '100vh',
})
const Main = styled('main')({ flex: 1, minHeight: 0, overflow: 'auto', background: colour.ground })

interface AppShellProps {
  sections: readonly MenuSection[]
  /** The bar shows icons alone. */
  folded?: boolean
  /** Where one is, at the left of the header. */
  place: ReactNode
  children: ReactNode
}

/** Left bar, header, and the screen: of the product and of the back office alike. */
export function AppShell({ sections, folded = false, place, children }: AppShellProps) {
  const shell = useShell()
  const hasMenu = sections.some(({ entries }) => entries.length > 0)
  return (
    <Root side={hasMenu ? (folded ? size.sideFolded : size.side) : 0}>
      <SkipLink />
      {hasMenu ? <SideBar sections={sections} folded={folded} product={shell.product} /> : <span />}
      <Column>
        <Header place={place} />
        {shell.user && <NoticeBar />}
        <ProjectSwitched project={shell.project} />
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </Column>
    </Root>
  )
}
