import router from '@adonisjs/core/services/router'

import { guard } from '#kernel/access/guard'
import { takesFiles } from '#kernel/files/takes_files'
import { takesContent } from '#kernel/http/body/takes_content'
import { unattended } from '#kernel/identity/unattended'
import { calls } from '#kernel/http/calls'

const CaseListController = () => import('#plugins/cases/list/case_list_controller')
const ExplainSearchController = () => import('#plugins/cases/list/explain_search_controller')
const ListFileController = () => import('#plugins/cases/list/list_file_controller')
const UploadDocumentController = () => import('#plugins/cases/documents/upload_document_controller')
const DownloadDocumentController = () =>
  import('#plugins/cases/documents/download_document_controller')
const SaveCasePageController = () => import('#plugins/cases/editing/save_case_page_controller')
const CreateCaseController = () => import('#plugins/cases/creating/create_case_controller')
const CopyCaseController = () => import('#plugins/cases/creating/copy_case_controller')
const UndoCreationController = () => import('#plugins/cases/creating/undo_creation_controller')
const FollowUpController = () => import('#plugins/cases/creating/follow_up_controller')
const VersionController = () => import('#plugins/cases/versions/version_controller')
const SimilarCasesController = () => import('#plugins/cases/similar/similar_cases_controller')
const HistoryController = () => import('#plugins/cases/history/history_controller')
const CaseSheetController = () => import('#plugins/cases/printing/case_sheet_controller')
const CaseItemsController = () => import('#plugins/cases/configured/case_items_controller')
const CaseNumberingController = () => import('#plugins/cases/numbering/case_numbering_controller')
const PresenceController = () => import('#plugins/cases/presence/presence_controller')
const AuditController = () => import('#plugins/cases/history/audit_controller')
const CodeListController = () => import('#plugins/cases/codes/code_list_controller')

const see = guard.permission('CASE_DATA')
const edit = guard.permission('CASE_EDIT')
const audit = guard.permission('CASE_AUDIT')

calls.get('/cases', [CaseListController, 'rows']).as('cases.rows').use(see)
calls.get('/cases/explanation', [ExplainSearchController]).as('cases.explanation').use(see)
calls.post('/cases/file', [ListFileController]).as('cases.file').use(see)
calls.post('/cases', [CreateCaseController]).as('cases.create').use(edit)
calls
  .post('/cases/with-document', [CreateCaseController, 'withDocument'])
  .as('cases.create_with_document')
  .use([edit, takesFiles()])
calls.delete('/cases/:caseId', [UndoCreationController]).as('cases.undo_creation').use(edit)
calls.post('/cases/similar', [SimilarCasesController]).as('cases.similar').use(see)
calls.post('/cases/:caseId/copies', [CopyCaseController]).as('cases.copy').use(edit)
calls.post('/cases/:caseId/follow-ups', [FollowUpController]).as('cases.follow_up').use(edit)
calls
  .get('/cases/:caseId/versions', [VersionController, 'chain'])
  .as('cases.versions.list')
  .use(see)
calls.post('/cases/:caseId/versions', [VersionController]).as('cases.versions.create').use(edit)
calls.get('/case/dictionary/:list', [CodeListController]).as('cases.code_lists.show').use(see)
calls
  .post('/cases/:caseId/documents', [UploadDocumentController])
  .as('cases.documents.upload')
  .use([edit, takesFiles()])
router
  .get('/cases/:caseId/documents/:sha256', [DownloadDocumentController])
  .as('cases.documents.download')
  .use(see)
calls
  .put('/case/:caseId/pages/:page', [SaveCasePageController])
  .as('cases.pages.save')
  .use([takesContent(), edit])
calls
  .get('/cases/:caseId/revisions', [HistoryController, 'list'])
  .as('cases.revisions.list')
  .use(see)
calls
  .get('/cases/:caseId/revisions/:revision', [HistoryController, 'revision'])
  .as('cases.revisions.show')
  .use(see)
calls.get('/cases/:caseId/sheet', [CaseSheetController]).as('cases.sheet').use(see)
calls.get('/cases/:caseId/audit', [AuditController, 'lines']).as('cases.audit.lines').use(audit)
calls
  .get('/cases/:caseId/audit/:seq/change', [AuditController, 'change'])
  .as('cases.audit.change')
  .use(audit)

calls.get('/case/conf/items', [CaseItemsController]).as('cases.items').use(see)

const numbering = '/system/case-numbering'
const configure = guard.permission('SYS_CONF')
calls.get(numbering, [CaseNumberingController, 'show']).as('cases.numbering.show').use(configure)
calls
  .put(numbering, [CaseNumberingController, 'change'])
  .as('cases.numbering.change')
  .use(configure)
calls
  .get('/proj/prefix/:projectId', [CaseNumberingController, 'prefix'])
  .as('cases.numbering.prefix')
  .use(see)

const presence = '/cases/:caseId/presence/:windowId'
calls.put(presence, [PresenceController, 'say']).as('cases.presence.say').use([unattended(), see])
calls
  .delete(presence, [PresenceController, 'leave'])
  .as('cases.presence.leave')
  .use([unattended(), see])
