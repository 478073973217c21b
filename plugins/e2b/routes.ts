import router from '@adonisjs/core/services/router'

import { guard } from '#kernel/access/guard'
import { takesFiles } from '#kernel/files/takes_files'
import { unattended } from '#kernel/identity/unattended'
import { calls } from '#kernel/http/calls'

const ImportController = () => import('#plugins/e2b/exchange/import_controller')
const ImportListController = () => import('#plugins/e2b/admin/import_list_controller')
const IncomingController = () => import('#plugins/e2b/incoming/incoming_controller')
const ExportsController = () => import('#plugins/e2b/exchange/exports_controller')
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
const incoming = '/cases/:caseId/incoming'
calls.get(incoming, [IncomingController, 'list']).as('e2b.incoming.list').use(bringIn)
calls.get(`${incoming}/:itemId`, [IncomingController, 'show']).as('e2b.incoming.show').use(bringIn)
calls
  .post(`${incoming}/:itemId/version`, [IncomingController, 'accept'])
  .as('e2b.incoming.accept')
  .use(bringIn)

const giveOut = guard.permission('CASE_EXPORT')
calls.post('/e2b/exports', [ExportsController, 'start']).as('e2b.exports.start').use(giveOut)
calls
  .get('/e2b/exports', [ExportsController, 'list'])
  .as('e2b.exports.list')
  .use([unattended(), giveOut])
calls
  .get('/e2b/exports/:exportId/problems', [ExportsController, 'problems'])
  .as('e2b.exports.problems')
  .use(giveOut)
router
  .get('/e2b/exports/:exportId/archive.zip', [ExportsController, 'download'])
  .as('e2b.exports.download')
  .use(giveOut)
calls
  .get('/cases/:caseId/export', [ExportController, 'report'])
  .as('e2b.export.report')
  .use(giveOut)
router.get('/cases/:caseId/e2b.xml', [ExportController]).as('e2b.export').use(giveOut)
calls.get('/admin/imports', [ImportListController]).as('e2b.imports.list').use(bringIn)
