import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'

const CatalogueController = () => import('#kernel/forms/catalogue_controller')

calls.get('/forms/catalogue', [CatalogueController]).as('forms.catalogue').use(guard.signedIn())
