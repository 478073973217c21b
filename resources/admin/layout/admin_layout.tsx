import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Loading, useLoading } from 'react-admin'
import { colour, size } from '#resources/kit/theme/tokens'
import { ProjectSwitched } from '#resources/app/shell/project_switched'
import { AdminHeader } from './admin_header'
import { AdminMenu } from './admin_menu'
import { chosenProject } from '../page_facts'

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: `${size.side}px minmax(0, 1fr)`,
  minWidth: size.minWidth,
  height: '100vh',
})
const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100vh',
  minHeight: 0,
})
const Main = styled('main')({
  flex: 1,
  overflow: 'auto',
  padding: '16px 20px 24px',
  background: colour.ground,
})

/** The same frame as the rest of the product: dark bar, white header, content. */
export function AdminLayout({ children }: { children?: ReactNode }) {
  const busy = useLoading()
  return (
    <Root>
      <AdminMenu />
      <Column>
        <AdminHeader busy={busy} />
        <Main id="main-content">{children ?? <Loading />}</Main>
      </Column>
      <ProjectSwitched project={chosenProject()} />
    </Root>
  )
}
