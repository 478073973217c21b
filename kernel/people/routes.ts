import { guard } from '#kernel/access/guard'
import { resourceRoutes } from '#kernel/admin/resources/resource_routes'
import { listController } from '#kernel/admin/list_controller'
import { AccountActsController } from '#kernel/people/accounts/account_acts_controller'
import { reviewedStatus } from '#kernel/people/accounts/account_fields'
import type { Accounts } from '#kernel/people/accounts/accounts'
import { day, id, listOf, moment, oneOf, orNull, text, truth, whole } from '#kernel/http/answers'
import { calls } from '#kernel/http/calls'
import { controllerOf, type Made } from '#kernel/http/controller_of'
import { membershipAnswer } from '#kernel/people/memberships'

const Users = async () => (await import('#kernel/people/users/users')).Users
const Administrators = async () =>
  (await import('#kernel/people/administrators/administrators')).Administrators
const MemberController = () => import('#kernel/people/members/member_controller')
const ListColumnsController = () => import('#kernel/people/lists/list_columns_controller')
const ReviewController = async () => {
  const { AccessReview, reviewColumns } = await import('#kernel/people/review/access_review')
  return {
    default: listController({
      name: 'access-review',
      what: 'Who has which access, to be reviewed',
      columns: reviewColumns,
      filters: { status: reviewedStatus },
      row: {
        id,
        name: text,
        username: text,
        status: oneOf('active', 'frozen', 'deleted'),
        administrator: truth,
        endDate: orNull(day),
        lastSignIn: orNull(moment),
        lastChange: orNull(moment),
        changes: whole,
        changeAct: orNull(text),
        changedBy: orNull(text),
        roles: listOf(membershipAnswer),
      },
      lists: AccessReview,
    }),
  }
}

const accountActs = [
  ['freeze', 'freeze'],
  ['unfreeze', 'unfreeze'],
  ['forget_authenticator', 'forgetAuthenticator'],
] as const

/** People who sign in, and what is done with an account beside the form. */
function accountRoutes(name: string, load: () => Promise<Made<Accounts>>, permission: string) {
  resourceRoutes('people', name, load, permission)
  const controller = controllerOf(AccountActsController, load)
  for (const [verb, act] of accountActs) {
    calls
      .post(`/admin/${name}/:id/${verb}`, [controller, act])
      .as(`people.${name}.${verb}`)
      .use(guard.permission(permission))
  }
}

accountRoutes('users', Users, 'USER_CONF')
accountRoutes('administrators', Administrators, 'ADMIN_CONF')

const users = guard.permission('USER_CONF')
calls.get('/admin/access-review', [ReviewController]).as('people.review').use(users)

const configure = guard.permission('SYS_CONF')
const members = '/admin/members'
const member = '/admin/members/:id'
calls.get(members, [MemberController, 'list']).as('people.members.list').use(configure)
calls.post(members, [MemberController, 'create']).as('people.members.create').use(configure)
calls.get(member, [MemberController, 'show']).as('people.members.show').use(configure)
calls.put(member, [MemberController, 'change']).as('people.members.change').use(configure)
calls.delete(member, [MemberController, 'remove']).as('people.members.remove').use(configure)
calls
  .get('/admin/candidates', [MemberController, 'offerPeople'])
  .as('people.candidates.list')
  .use(configure)
calls
  .get('/admin/project-roles', [MemberController, 'offerRoles'])
  .as('people.project_roles.list')
  .use(configure)

const list = '/user/lists/:list'
calls.put(list, [ListColumnsController, 'keep']).as('people.lists.keep').use(guard.signedIn())
calls
  .delete(list, [ListColumnsController, 'forget'])
  .as('people.lists.forget')
  .use(guard.signedIn())
