import router from '@adonisjs/core/services/router'

import { guard } from '#kernel/access/guard'

const ManualController = () => import('#kernel/manual/manual_controller')

router.get('/manual', [ManualController]).as('manual.page').use(guard.signedIn())
