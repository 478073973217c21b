import router from '@adonisjs/core/services/router'

import { guard } from '#kernel/access/guard'

const CatalogueController = () => import('#kernel/forms/catalogue_controller')

router
  .get('/api/forms/catalogue', [CatalogueController])
  .as('forms.catalogue')
  .use(guard.signedIn())
