import { createRoot } from 'react-dom/client'
import { startContributions } from '../app/contributions'
import { startLanguage } from '../app/start_language'
import { AdminApp } from './admin_app'

// The back office is a page of its own: two routers on one history would get in each other's way.
const place = document.getElementById('admin')!
const lang = place.dataset.lang === 'en' ? 'en' : 'zh'

startContributions(place.dataset.plugins?.split(' '))
await startLanguage(lang)
const permissions = (place.dataset.permissions ?? '').split(' ').filter(Boolean)
createRoot(place).render(
  <AdminApp lang={lang} user={place.dataset.user ?? ''} permissions={permissions} />
)
