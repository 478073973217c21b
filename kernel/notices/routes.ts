import { guard } from '#kernel/access/guard'
import { keptRoutes } from '#kernel/admin/kept/kept_routes'
import { calls } from '#kernel/http/calls'

const NoticeController = () => import('#kernel/notices/notice_controller')

keptRoutes('notices', 'notices', NoticeController, 'NOTICE_CONF')
calls.get('/notices', [NoticeController, 'ofToday']).as('notices.today').use(guard.signedIn())
