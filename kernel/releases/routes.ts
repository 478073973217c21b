import router from '@adonisjs/core/services/router'

import { guard } from '#kernel/access/guard'
import { keptRoutes } from '#kernel/admin/kept/kept_routes'
import { calls } from '#kernel/http/calls'

const LicenseController = () => import('#kernel/releases/license_controller')
const ReleasedController = () => import('#kernel/releases/released_controller')
const Upgrades = async () => (await import('#kernel/releases/upgrades')).Upgrades

const UpgradeController = keptRoutes('releases', 'upgrades', Upgrades, 'VERSION_CONF')

// The same under the names that clients know; everybody reads the version history.
const announce = guard.permission('VERSION_CONF')
calls.get('/upgrade', [ReleasedController]).as('releases.upgrade.list').use(guard.signedIn())
calls.post('/upgrade', [UpgradeController, 'create']).as('releases.upgrade.create').use(announce)
calls
  .put('/upgrade', [UpgradeController, 'changeNamed'])
  .as('releases.upgrade.change')
  .use(announce)
calls
  .delete('/upgrade/:id', [UpgradeController, 'remove'])
  .as('releases.upgrade.remove')
  .use(announce)

router.get('/license', [LicenseController]).as('releases.license').use(guard.public())
