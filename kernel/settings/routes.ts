import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'

const SettingsController = () => import('#kernel/settings/settings_controller')

const configures = guard.permission('SYS_CONF')
calls.get('/admin/settings', [SettingsController, 'list']).as('settings.list').use(configures)
calls
  .get('/admin/settings/:plugin', [SettingsController, 'show'])
  .as('settings.show')
  .use(configures)
calls
  .put('/admin/settings/:plugin', [SettingsController, 'change'])
  .as('settings.change')
  .use(configures)
