import { guard } from '#kernel/access/guard'
import { keptRoutes } from '#kernel/admin/kept/kept_routes'
import { calls } from '#kernel/http/calls'

const UserController = () => import('#kernel/people/users/user_controller')
const MemberController = () => import('#kernel/people/members/member_controller')
const ReviewController = () => import('#kernel/people/review/review_controller')

const users = guard.permission('USER_CONF')
keptRoutes('people', 'users', UserController, 'USER_CONF')
calls
  .post('/admin/users/:id/freeze', [UserController, 'freeze'])
  .as('people.users.freeze')
  .use(users)
calls
  .post('/admin/users/:id/unfreeze', [UserController, 'unfreeze'])
  .as('people.users.unfreeze')
  .use(users)
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
