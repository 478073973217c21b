import { guard } from '#kernel/access/guard'
import { keptRoutes } from '#kernel/admin/kept/kept_routes'
import { calls } from '#kernel/http/calls'
import { unattended } from '#kernel/identity/unattended'

const Notices = async () => (await import('#kernel/notices/notices')).Notices
const TodaysNoticesController = () => import('#kernel/notices/todays_notices_controller')

keptRoutes('notices', 'notices', Notices, 'NOTICE_CONF')
// Every screen asks by itself; its answer may come after somebody has entered a project.
calls
  .get('/notices', [TodaysNoticesController])
  .as('notices.today')
  .use([unattended(), guard.signedIn()])
