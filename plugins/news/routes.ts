import { guard } from '#kernel/access/guard'
import { resourceRoutes } from '#kernel/admin/resources/resource_routes'
import { calls } from '#kernel/http/calls'
import { unattended } from '#kernel/identity/unattended'

const Notices = async () => (await import('#plugins/news/records/notices')).Notices
const TodaysNoticesController = () => import('#plugins/news/notices/todays_notices_controller')
const Upgrades = async () => (await import('#plugins/news/records/upgrades')).Upgrades
const ReleasedController = () => import('#plugins/news/versions/released_controller')

resourceRoutes('news', 'notices', Notices, 'NOTICE_CONF')
// Every screen asks by itself; its answer may come after somebody has entered a project.
calls
  .get('/notices', [TodaysNoticesController])
  .as('news.notices.today')
  .use([unattended(), guard.signedIn()])

const UpgradeController = resourceRoutes('news', 'upgrades', Upgrades, 'VERSION_CONF')

// The same under the names that clients know; everybody reads the version history.
const announce = guard.permission('VERSION_CONF')
calls.get('/upgrade', [ReleasedController]).as('news.upgrade.list').use(guard.signedIn())
calls.post('/upgrade', [UpgradeController, 'create']).as('news.upgrade.create').use(announce)
calls.put('/upgrade', [UpgradeController, 'changeNamed']).as('news.upgrade.change').use(announce)
calls.delete('/upgrade/:id', [UpgradeController, 'remove']).as('news.upgrade.remove').use(announce)
