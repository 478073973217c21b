import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'
import { unattended } from '#kernel/identity/unattended'

const BadgesController = () => import('#kernel/menus/badges_controller')

// Every open window asks by itself.
calls
  .get('/menu/badges', [BadgesController])
  .as('menus.badges')
  .use([unattended(), guard.signedIn()])
