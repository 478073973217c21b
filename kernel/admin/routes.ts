import router from '@adonisjs/core/services/router'

import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'

const StatisticController = () => import('#kernel/admin/statistic_controller')
const AdminPageController = () => import('#kernel/admin/admin_page_controller')

// The page is a frame: each list in it asks for a permission of its own.
router.get('/admin', [AdminPageController]).as('admin.page').use(guard.signedIn())
router.get('/admin/*', [AdminPageController]).as('admin.page.inside').use(guard.signedIn())
calls
  .get('/home/admin/statistic', [StatisticController])
  .as('admin.statistic')
  .use(guard.signedIn())
