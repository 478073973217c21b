import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'

const TrailController = () => import('#kernel/changes/trail/trail_controller')

calls
  .get('/admin/trail', [TrailController])
  .as('changes.trail')
  .use(guard.permission('COMPANY_AUDIT'))
calls
  .get('/admin/platform-trail', [TrailController])
  .as('changes.platform_trail')
  .use(guard.permission('PLATFORM_AUDIT'))
