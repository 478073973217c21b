import router from '@adonisjs/core/services/router'

import { guard } from '#kernel/access/guard'

const ProjectSelectController = () => import('#kernel/tenancy/project_select_controller')

router.get('/', [ProjectSelectController, 'home']).as('tenancy.home').use(guard.public())
router
  .get('/project-select', [ProjectSelectController, 'show'])
  .as('tenancy.projects.select')
  .use(guard.signedIn())
router
  .put('/api/proj/enter', [ProjectSelectController, 'enter'])
  .as('tenancy.projects.enter')
  .use(guard.signedIn())
