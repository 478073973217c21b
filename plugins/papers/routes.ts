import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'

const PaperController = () => import('#plugins/papers/printing/paper_controller')

const may = guard.permission('CASE_PAPER')
calls.get('/papers/forms', [PaperController, 'forms']).as('papers.forms').use(may)
calls
  .get('/papers/privacy_sets', [PaperController, 'privacySets'])
  .as('papers.privacy_sets')
  .use(may)
calls.get('/cases/:caseId/papers', [PaperController, 'pages']).as('papers.pages').use(may)
calls.post('/cases/:caseId/papers/file', [PaperController, 'file']).as('papers.file').use(may)
