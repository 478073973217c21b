import { createRoot } from 'react-dom/client'
import { startContributions } from '../app/contributions'
import { ShellContext } from '../app/shared_props'
import { startIcons } from '../app/start_icons'
import { startLanguage } from '../app/start_language'
import { AdminApp } from './admin_app'
import { pageShell } from './page_facts'

// The back office is a page of its own: two routers on one history would get in each other's way.
const shell = pageShell()

startContributions(shell.plugins)
startIcons()
await startLanguage(shell.lang)
createRoot(document.getElementById('admin')!).render(
  <ShellContext value={shell}>
    <AdminApp lang={shell.lang} user={shell.user?.name ?? ''} permissions={shell.permissions} />
  </ShellContext>
)
