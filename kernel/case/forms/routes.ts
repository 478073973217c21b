import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'

const CatalogueController = () => import('#kernel/case/forms/catalogue_controller')
const LicensedListController = () => import('#kernel/case/forms/licensed_list_controller')

calls.get('/forms/catalogue', [CatalogueController]).as('forms.catalogue').use(guard.signedIn())
calls
  .get('/forms/lists/:list', [LicensedListController, 'codes'])
  .as('forms.lists.show')
  .use(guard.signedIn())
calls
  .get('/forms/lists/:list/names', [LicensedListController, 'names'])
  .as('forms.lists.names')
  .use(guard.signedIn())
