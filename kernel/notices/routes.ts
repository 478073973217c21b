import router from '@adonisjs/core/services/router'

import { guard } from '#kernel/access/guard'
import { keptRoutes } from '#kernel/admin/kept/kept_routes'

const NoticeController = () => import('#kernel/notices/notice_controller')

keptRoutes('notices', 'notices', NoticeController, 'NOTICE_CONF')
router.get('/api/notices', [NoticeController, 'ofToday']).as('notices.today').use(guard.signedIn())
