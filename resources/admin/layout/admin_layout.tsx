import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { ProductShell } from '#resources/app/shell/product_shell'
import { Confirmations } from '#resources/kit/confirm'
import { Messages } from '#resources/kit/messages'
import { AdminNavigation } from './admin_navigation'

/** It scrolls itself: a list is no higher, so that its head and its foot stay in sight. */
const Page = styled('div')({ height: '100%', overflow: 'auto', padding: '16px 20px 24px' })

/** The shell of the product, around the screens of react-admin. */
export function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <Messages>
      <Confirmations>
        <AdminNavigation>
          <ProductShell>
            <Page>{children}</Page>
          </ProductShell>
        </AdminNavigation>
      </Confirmations>
    </Messages>
  )
}
