import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { usePage } from '@inertiajs/react'
import { colour, size } from '#resources/kit/theme/tokens'
import { useShell } from '../shared_props'
import { Header } from './header'
import { NoticeBar } from './notice_bar'
import { ProjectSwitched } from './project_switched'
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

/** Left bar, header, and the screen. The bar folds to icons inside a case. */
export function AppShell({ children }: { children: ReactNode }) {
  const shell = useShell()
  const { url } = usePage()
  const hasMenu = shell.menu.length > 0
  const folded = /^\/cases\/[^/?]+/.test(url)
  return (
    <Root side={hasMenu ? (folded ? size.sideFolded : size.side) : 0}>
      <SkipLink />
      {hasMenu ? (
        <SideBar menu={shell.menu} folded={folded} url={url} product={shell.product} />
      ) : (
        <span />
      )}
      <Column>
        <Header shell={shell} />
        {shell.user && <NoticeBar />}
        <ProjectSwitched project={shell.project} />
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </Column>
    </Root>
  )
}
