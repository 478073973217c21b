import router from '@adonisjs/core/services/router'

import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'
import { unattended } from '#kernel/identity/unattended'

const PaperController = () => import('#plugins/papers/printing/paper_controller')
const RunController = () => import('#plugins/papers/runs/run_controller')

const may = guard.permission('CASE_PAPER')
calls.get('/papers/forms', [PaperController, 'forms']).as('papers.forms').use(may)
calls
  .get('/papers/privacy_sets', [PaperController, 'privacySets'])
  .as('papers.privacy_sets')
  .use(may)
calls.get('/cases/:caseId/papers', [PaperController, 'pages']).as('papers.pages').use(may)
calls.post('/cases/:caseId/papers/file', [PaperController, 'file']).as('papers.file').use(may)

const runs = '/papers/runs'
const run = `${runs}/:paperRunId`
calls.post(runs, [RunController, 'start']).as('papers.runs.start').use(may)
calls.get(runs, [RunController, 'list']).as('papers.runs.list').use([unattended(), may])
calls.get(`${run}/refused`, [RunController, 'refused']).as('papers.runs.refused').use(may)
router.get(`${run}/archive.zip`, [RunController, 'download']).as('papers.runs.download').use(may)
