import { guard } from '#kernel/access/guard'
import { listController } from '#kernel/admin/list_controller'
import {
  trailAct,
  trailActor,
  trailDays,
  trailElement,
  trailKind,
  trailSubject,
} from '#kernel/changes/trail/trail_fields'
import { changeAnswer } from '#kernel/changes/change_answer'
import { byName, listOf, moment, orNull, text, words } from '#kernel/http/answers'
import { calls } from '#kernel/http/calls'

const TrailController = async () => {
  const { CompanyTrail, trailColumns } = await import('#kernel/changes/trail/company_trail')
  return {
    default: listController({
      name: 'trail',
      what: 'What was done outside of projects, by whom and when, with old and new values',
      columns: trailColumns,
      filters: {
        subject: trailSubject,
        actor: trailActor,
        kind: trailKind,
        act: trailAct,
        element: trailElement,
        days: trailDays,
      },
      row: {
        id: text,
        at: moment,
        actor: text,
        act: text,
        subject: text,
        subjectId: text,
        reason: orNull(text),
        changes: listOf(changeAnswer),
        names: byName(words),
      },
      lists: CompanyTrail,
    }),
  }
}

const PeopleController = () => import('#kernel/changes/trail/trail_people_controller')

const ofCompany = guard.permission('COMPANY_AUDIT')
const ofPlatform = guard.permission('PLATFORM_AUDIT')

calls.get('/admin/trail', [TrailController]).as('changes.trail').use(ofCompany)
calls.get('/admin/trail/people', [PeopleController]).as('changes.trail_people').use(ofCompany)
calls.get('/admin/platform-trail', [TrailController]).as('changes.platform_trail').use(ofPlatform)
calls
  .get('/admin/platform-trail/people', [PeopleController])
  .as('changes.platform_trail_people')
  .use(ofPlatform)
