import { guard } from '#kernel/access/guard'
import { listController } from '#kernel/admin/list_controller'
import { trailSubject } from '#kernel/changes/trail/trail_fields'
import { calls } from '#kernel/http/calls'

const TrailController = async () => {
  const { CompanyTrail, trailColumns } = await import('#kernel/changes/trail/company_trail')
  return {
    default: listController({
      name: 'trail',
      what: 'What was done outside of projects, by whom and when, with old and new values',
      columns: trailColumns,
      filters: { subject: trailSubject },
      lists: CompanyTrail,
    }),
  }
}

calls
  .get('/admin/trail', [TrailController])
  .as('changes.trail')
  .use(guard.permission('COMPANY_AUDIT'))
calls
  .get('/admin/platform-trail', [TrailController])
  .as('changes.platform_trail')
  .use(guard.permission('PLATFORM_AUDIT'))
