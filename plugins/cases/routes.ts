import router from '@adonisjs/core/services/router'

import { guard } from '#kernel/access/guard'
import { takesFiles } from '#kernel/files/takes_files'
import { takesContent } from '#kernel/http/body/takes_content'
import { unattended } from '#kernel/identity/unattended'
import { calls } from '#kernel/http/calls'

const CaseListController = () => import('#plugins/cases/list/case_list_controller')
const ShowCaseController = () => import('#plugins/cases/view/show_case_controller')
const CaseTabController = () => import('#plugins/cases/view/case_tab_controller')
const UploadDocumentController = () => import('#plugins/cases/documents/upload_document_controller')
const DownloadDocumentController = () =>
  import('#plugins/cases/documents/download_document_controller')
const PrintCaseController = () => import('#plugins/cases/printing/print_case_controller')
const PageEditorController = () => import('#plugins/cases/editing/page_editor_controller')
const SaveCasePageController = () => import('#plugins/cases/editing/save_case_page_controller')
const CreateCaseController = () => import('#plugins/cases/creating/create_case_controller')
const OpenCaseController = () => import('#plugins/cases/opening/open_case_controller')
const HistoryController = () => import('#plugins/cases/history/history_controller')
const CaseCodingController = () => import('#plugins/cases/numbering/case_coding_controller')
const PresenceController = () => import('#plugins/cases/presence/presence_controller')
const AuditController = () => import('#plugins/cases/history/audit_controller')
const CodeListController = () => import('#plugins/cases/codes/code_list_controller')

const see = guard.permission('CASE_DATA')
const edit = guard.permission('CASE_EDIT')
const audit = guard.permission('CASE_AUDIT')

router.get('/cases', [CaseListController, 'show']).as('cases.list').use(see)
calls.get('/cases', [CaseListController, 'rows']).as('cases.rows').use(see)
calls.post('/cases', [CreateCaseController]).as('cases.create').use(edit)
calls.get('/case/dictionary/:list', [CodeListController]).as('cases.code_lists.show').use(see)
router.get('/case_nav', [OpenCaseController]).as('cases.open').use(see)
router.get('/cases/:caseId', [ShowCaseController]).as('cases.show').use(see)
router.get('/cases/:caseId/tabs/:tab', [CaseTabController]).as('cases.tabs.show').use(see)
calls
  .post('/cases/:caseId/documents', [UploadDocumentController])
  .as('cases.documents.upload')
  .use([edit, takesFiles()])
router
  .get('/cases/:caseId/documents/:sha256', [DownloadDocumentController])
  .as('cases.documents.download')
  .use(see)
router.get('/cases/:caseId/print', [PrintCaseController]).as('cases.print').use(see)
router.get('/cases/:caseId/pages/:page', [PageEditorController]).as('cases.pages.edit').use(edit)
calls
  .put('/case/:caseId/pages/:page', [SaveCasePageController])
  .as('cases.pages.save')
  .use([takesContent(), edit])
router.get('/cases/:caseId/history', [HistoryController, 'show']).as('cases.history').use(see)
calls
  .get('/cases/:caseId/revisions', [HistoryController, 'list'])
  .as('cases.revisions.list')
  .use(see)
calls
  .get('/cases/:caseId/revisions/:revision', [HistoryController, 'revision'])
  .as('cases.revisions.show')
  .use(see)
router.get('/cases/:caseId/audit', [AuditController, 'show']).as('cases.audit').use(audit)
calls.get('/cases/:caseId/audit', [AuditController, 'lines']).as('cases.audit.lines').use(audit)

const coding = '/system/case-coding'
const configure = guard.permission('SYS_CONF')
router.get('/system/case', [CaseCodingController, 'screen']).as('cases.coding').use(configure)
calls.get(coding, [CaseCodingController, 'show']).as('cases.coding.show').use(configure)
calls.put(coding, [CaseCodingController, 'change']).as('cases.coding.change').use(configure)
calls
  .get('/proj/prefix/:projectId', [CaseCodingController, 'prefix'])
  .as('cases.coding.prefix')
  .use(see)

const presence = '/cases/:caseId/presence/:windowId'
calls.put(presence, [PresenceController, 'say']).as('cases.presence.say').use([unattended(), see])
calls
  .delete(presence, [PresenceController, 'leave'])
  .as('cases.presence.leave')
  .use([unattended(), see])
