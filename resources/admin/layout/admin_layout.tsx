import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Loading, useLoading } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from '#resources/app/navigation/link'
import { useShell } from '#resources/app/shared_props'
import { AppShell } from '#resources/app/shell/app_shell'
import { Confirmations } from '#resources/kit/confirm'
import { Messages } from '#resources/kit/messages'
import { Quiet } from '#resources/kit/panel'
import { AdminNavigation } from './admin_navigation'
import { useAdminSections } from './admin_sections'

const Page = styled('div')({ padding: '16px 20px 24px' })

/** That one is in the back office, and the way back to the cases. */
function BackOffice() {
  const { t } = useTranslation()
  const isBusy = useLoading()
  const { project } = useShell()
  return (
    <>
      <b style={{ fontWeight: 600 }}>{t('admin.title')}</b>
      {isBusy && <Quiet role="status">{t('admin.busy')}</Quiet>}
      {project && <Link href="/">{t('admin.to_cases')}</Link>}
    </>
  )
}

function Frame({ children }: { children?: ReactNode }) {
  const sections = useAdminSections()
  return (
    <AppShell sections={sections} place={<BackOffice />}>
      <Page>{children ?? <Loading />}</Page>
    </AppShell>
  )
}

/** The shell of the product, around the screens of react-admin. */
export function AdminLayout({ children }: { children?: ReactNode }) {
  return (
    <Messages>
      <Confirmations>
        <AdminNavigation>
          <Frame>{children}</Frame>
        </AdminNavigation>
      </Confirmations>
    </Messages>
  )
}
