import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect } from 'react'
import { colour, size } from '#resources/kit/theme/tokens'
import { rememberPlatform } from '../sessions/leave'
import { useShell } from '../shared_props'
import { Fillings } from '../slots'
import { Header } from './header'
import { ProjectSwitched } from './project_switched'
import type { MenuLines } from './menu_line'
import { aboveScreens } from './shell_slots'
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
  menu: readonly MenuLines[]
  /** The bar shows icons alone. */
  folded?: boolean
  /** Where one is, at the left of the header. */
  place: ReactNode
  children: ReactNode
}

/** Left bar, header, and the screen: of the product and of the back office alike. */
export function AppShell({ menu, folded = false, place, children }: AppShellProps) {
  const shell = useShell()
  useEffect(() => rememberPlatform(shell.isFromPlatform), [shell.isFromPlatform])
  const hasMenu = menu.length > 0
  return (
    <Root side={hasMenu ? (folded ? size.sideFolded : size.side) : 0}>
      <SkipLink />
      {hasMenu ? <SideBar menu={menu} folded={folded} product={shell.product} /> : <span />}
      <Column>
        <Header place={place} />
        {shell.user && <Fillings of={aboveScreens} give={{}} />}
        <ProjectSwitched project={shell.project} />
        <Main id="main" data-part="screen" tabIndex={-1}>
          {children}
        </Main>
      </Column>
    </Root>
  )
}
