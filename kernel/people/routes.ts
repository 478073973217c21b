import router from '@adonisjs/core/services/router'

import { guard } from '#kernel/access/guard'
import { keptRoutes } from '#kernel/admin/kept/kept_routes'

const UserController = () => import('#kernel/people/users/user_controller')
const MemberController = () => import('#kernel/people/members/member_controller')
const ReviewController = () => import('#kernel/people/review/review_controller')

const users = guard.permission('USER_CONF')
keptRoutes('people', 'users', UserController, 'USER_CONF')
router
  .post('/api/admin/users/:id/freeze', [UserController, 'freeze'])
  .as('people.users.freeze')
  .use(users)
router
  .post('/api/admin/users/:id/unfreeze', [UserController, 'unfreeze'])
  .as('people.users.unfreeze')
  .use(users)
router.get('/api/admin/access-review', [ReviewController]).as('people.review').use(users)

const configure = guard.permission('SYS_CONF')
const members = '/api/admin/members'
const member = '/api/admin/members/:id'
router.get(members, [MemberController, 'list']).as('people.members.list').use(configure)
router.post(members, [MemberController, 'create']).as('people.members.create').use(configure)
router.get(member, [MemberController, 'show']).as('people.members.show').use(configure)
router.put(member, [MemberController, 'change']).as('people.members.change').use(configure)
router.delete(member, [MemberController, 'remove']).as('people.members.remove').use(configure)
router
  .get('/api/admin/candidates', [MemberController, 'offerPeople'])
  .as('people.candidates.list')
  .use(configure)
router
  .get('/api/admin/project-roles', [MemberController, 'offerRoles'])
  .as('people.project_roles.list')
  .use(configure)
