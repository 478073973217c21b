import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'
import { unattended } from '#kernel/identity/unattended'

const PeopleController = () => import('#plugins/demo/start/people_controller')
const ThingsController = () => import('#plugins/demo/start/things_controller')

calls
  .get('/demonstration/people', [PeopleController])
  .as('demo.people')
  .use([unattended(), guard.public()])
calls
  .get('/demonstration/things', [ThingsController])
  .as('demo.things')
  .use([unattended(), guard.signedIn()])
