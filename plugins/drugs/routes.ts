import { guard } from '#kernel/access/guard'
import { resourceRoutes } from '#kernel/admin/resources/resource_routes'
import { takesFiles } from '#kernel/files/takes_files'
import { calls } from '#kernel/http/calls'

const DrugController = () => import('#plugins/drugs/search/drug_controller')
const ListController = () => import('#plugins/drugs/lists/list_controller')
const Products = async () => (await import('#plugins/drugs/records/products')).Products
const WhodrugController = () => import('#plugins/drugs/whodrug/whodrug_controller')
const UploadController = () => import('#plugins/drugs/products/upload_controller')

const see = guard.permission('CASE_DATA')
calls.get('/drugs/sources', [DrugController, 'sources']).as('drugs.sources.list').use(see)
calls.get('/drugs/entries', [DrugController, 'find']).as('drugs.entries.find').use(see)
calls
  .get('/drugs/products/:productCode', [DrugController, 'product'])
  .as('drugs.products.show')
  .use(see)

calls.get('/drugs/whodrug/:drug', [WhodrugController, 'product']).as('drugs.whodrug.show').use(see)

const keep = [guard.permission('PRODUCT_CONF'), takesFiles()]
calls
  .post('/drugs/product_files/preview', [UploadController, 'preview'])
  .as('drugs.product_files.preview')
  .use(keep)
calls
  .post('/drugs/product_files', [UploadController, 'take'])
  .as('drugs.product_files.take')
  .use(keep)
resourceRoutes('drugs', 'drug_products', Products, 'PRODUCT_CONF')

// Whoever keeps the medical dictionary of the installation keeps these too.
const platform = guard.permission('DICTIONARY_CONF')
calls
  .get('/drugs/layouts/:format', [WhodrugController, 'layout'])
  .as('drugs.layouts.show')
  .use(platform)
calls
  .post('/drugs/lists/preview', [ListController, 'preview'])
  .as('drugs.lists.preview')
  .use([platform, takesFiles()])
calls
  .post('/drugs/lists', [ListController, 'load'])
  .as('drugs.lists.load')
  .use([platform, takesFiles()])
calls.get('/admin/standard_lists', [ListController, 'list']).as('drugs.lists.list').use(platform)
calls
  .get('/admin/standard_lists/:id', [ListController, 'show'])
  .as('drugs.lists.show')
  .use(platform)
calls
  .post('/drugs/standard_lists/:id/acts', [ListController, 'act'])
  .as('drugs.lists.act')
  .use(platform)
