import { guard } from '#kernel/access/guard'
import { listController } from '#kernel/admin/list_controller'
import { trailSubject } from '#kernel/changes/trail/trail_fields'
import { saidChange } from '#kernel/changes/said_change'
import { byName, listOf, moment, orNull, text, words } from '#kernel/http/answers'
import { calls } from '#kernel/http/calls'

const TrailController = async () => {
  const { CompanyTrail, trailColumns } = await import('#kernel/changes/trail/company_trail')
  return {
    default: listController({
      name: 'trail',
      what: 'What was done outside of projects, by whom and when, with old and new values',
      columns: trailColumns,
      filters: { subject: trailSubject },
      row: {
        id: text,
        at: moment,
        actor: text,
        act: text,
        subject: text,
        subjectId: text,
        reason: orNull(text),
        changes: listOf(saidChange),
        names: byName(words),
      },
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
