import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'

const AskController = () => import('#plugins/queries/asking/ask_controller')
const FileController = () => import('#plugins/queries/reading/query_file_controller')
const MailController = () => import('#plugins/queries/mail/mail_controller')
const QueryController = () => import('#plugins/queries/reading/query_controller')
const ThreadController = () => import('#plugins/queries/thread/thread_controller')

const may = guard.permission('CASE_QUERY')
calls.get('/query', [QueryController, 'list']).as('queries.list').use(may)
calls.post('/query', [AskController, 'create']).as('queries.create').use(may)
calls.post('/query/file', [FileController]).as('queries.file').use(may)
calls.post('/query/detail', [ThreadController, 'add']).as('queries.add').use(may)
calls.put('/query/close', [ThreadController, 'close']).as('queries.close').use(may)
calls.get('/query/receivers', [AskController, 'receivers']).as('queries.receivers').use(may)
calls
  .get('/query/existence/:caseId', [QueryController, 'existence'])
  .as('queries.existence')
  .use(may)
calls.get('/query/open/:caseId', [QueryController, 'open']).as('queries.open').use(may)
calls.get('/query/mail/record', [MailController, 'record']).as('queries.mail.record').use(may)
calls
  .post('/query/mail/record/:queryMailId', [MailController, 'again'])
  .as('queries.mail.again')
  .use(may)
calls.get('/query/:queryId', [QueryController, 'show']).as('queries.show').use(may)
calls.put('/query/:queryId', [AskController, 'change']).as('queries.change').use(may)
