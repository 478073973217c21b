import router from '@adonisjs/core/services/router'

import { guard } from '#kernel/access/guard'
import { takesFiles } from '#kernel/files/takes_files'
import { unattended } from '#kernel/identity/unattended'
import { calls } from '#kernel/http/calls'

const ImportController = () => import('#plugins/e2b/exchange/import_controller')
const ImportListController = () => import('#plugins/e2b/admin/import_list_controller')
const ExportController = () => import('#plugins/e2b/exchange/export_controller')

const bringIn = guard.permission('CASE_IMPORT_READ')

calls
  .post('/e2b/imports', [ImportController, 'start'])
  .as('e2b.imports.start')
  .use([bringIn, takesFiles()])
calls.get('/e2b/imports', [ImportController, 'open']).as('e2b.imports.open').use(bringIn)
calls
  .get('/e2b/imports/:importId', [ImportController, 'show'])
  .as('e2b.imports.show')
  .use([unattended(), bringIn])
calls
  .post('/e2b/imports/:importId/files/:itemId/decision', [ImportController, 'decide'])
  .as('e2b.imports.decide')
  .use(bringIn)
calls
  .get('/cases/:caseId/export', [ExportController, 'report'])
  .as('e2b.export.report')
  .use(guard.permission('CASE_EXPORT'))
router
  .get('/cases/:caseId/e2b.xml', [ExportController])
  .as('e2b.export')
  .use(guard.permission('CASE_EXPORT'))
calls.get('/admin/imports', [ImportListController]).as('e2b.imports.list').use(bringIn)
