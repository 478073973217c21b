import { guard } from '#kernel/access/guard'
import { keptRoutes } from '#kernel/admin/kept/kept_routes'
import { calls } from '#kernel/http/calls'
import { unattended } from '#kernel/identity/unattended'

const NoticeController = () => import('#kernel/notices/notice_controller')

keptRoutes('notices', 'notices', NoticeController, 'NOTICE_CONF')
// Every screen asks by itself; its answer may come after somebody has entered a project.
calls
  .get('/notices', [NoticeController, 'ofToday'])
  .as('notices.today')
  .use([unattended(), guard.signedIn()])
