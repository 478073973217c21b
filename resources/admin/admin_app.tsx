import { CacheProvider } from '@emotion/react'
import { useState } from 'react'
import { Admin } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { Language } from '#kernel/language/words'
import { queryClient } from '#resources/app/calls/query_client'
import { styleCache } from '#resources/app/style_cache'
import { themeOptions } from '#resources/kit/theme/theme'
import '#resources/kit/theme/fonts'
import { authProvider } from './auth_provider'
import { collectedResources } from './collected_resources'
import { dataProvider } from './data_provider'
import { Home } from './home'
import { i18nProvider } from './i18n_provider'
import { AdminLayout } from './layout/admin_layout'
import { AdminMessages } from './layout/admin_messages'
import { Missing } from './missing'

/** Shown until a plugin brings the first resource. */
function Ready() {
  return (
    <AdminLayout>
      <Home />
    </AdminLayout>
  )
}

interface AdminAppProps {
  lang: Language
  /** Name of the person who is signed in. */
  user: string
  permissions: readonly string[]
}

/** Company and platform administration on react-admin, in the same theme as the rest. */
export function AdminApp({ lang, user, permissions }: AdminAppProps) {
  const { t } = useTranslation()
  const [router] = useState(() =>
    // A router that can hold somebody back who leaves a changed form.
    createBrowserRouter([
      {
        path: '/admin/*',
        element: (
          <Admin
            basename="/admin"
            title="Pharos"
            theme={themeOptions}
            darkTheme={null}
            layout={AdminLayout}
            notification={AdminMessages}
            dashboard={Home}
            catchAll={Missing}
            ready={Ready}
            dataProvider={dataProvider}
            authProvider={authProvider(user, permissions)}
            i18nProvider={i18nProvider(lang)}
            queryClient={queryClient}
            disableTelemetry
          >
            {collectedResources(t, permissions)}
          </Admin>
        ),
      },
    ])
  )
  return (
    <CacheProvider value={styleCache}>
      <RouterProvider router={router} />
    </CacheProvider>
  )
}
