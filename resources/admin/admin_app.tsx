import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { useState } from 'react'
import { AdminContext, localStorageStore } from 'react-admin'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom'
import type { Language } from '#kernel/language/words'
import { queryClient } from '#resources/app/calls/query_client'
import { styleCache } from '#resources/app/style_cache'
import { themeOptions } from '#resources/kit/theme/theme'
import '#resources/kit/theme/fonts'
import { authProvider } from './auth_provider'
import { dataProvider } from './data_provider'
import { i18nProvider } from './i18n_provider'
import { AdminLayout } from './layout/admin_layout'
import { AdminMessages } from './layout/admin_messages'
import { Missing } from './missing'
import { adminScreens } from './screens'

interface AdminAppProps {
  lang: Language
  /** Name of the person who is signed in. */
  user: string
  permissions: readonly string[]
}

/** What react-admin gives to its lists and forms, in the shell and the theme of the product. */
function Frame({ lang, user, permissions }: AdminAppProps) {
  return (
    <AdminContext
      theme={themeOptions}
      darkTheme={null}
      dataProvider={dataProvider}
      authProvider={authProvider(user, permissions)}
      i18nProvider={i18nProvider(lang)}
      queryClient={queryClient}
      store={localStorageStore()}
    >
      <CssBaseline enableColorScheme />
      <AdminLayout>
        <Outlet />
      </AdminLayout>
      <AdminMessages />
    </AdminContext>
  )
}

/** Lists and forms of company, platform and project on react-admin, each at the address of its manifest. */
export function AdminApp(props: AdminAppProps) {
  const [router] = useState(() =>
    // A router that can hold somebody back who leaves a changed form.
    createBrowserRouter([
      {
        element: <Frame {...props} />,
        children: [...adminScreens(), { path: '*', element: <Missing /> }],
      },
    ])
  )
  return (
    <CacheProvider value={styleCache}>
      <RouterProvider router={router} />
    </CacheProvider>
  )
}
