import { guard } from '#kernel/access/guard'
import { takesFiles } from '#kernel/files/takes_files'
import { calls } from '#kernel/http/calls'

const ArrivalController = () => import('#plugins/gateway/arrivals/arrival_controller')
const RemarkController = () => import('#plugins/gateway/remarks/remark_controller')

const submit = guard.permission('CASE_DECLARE')

calls
  .post('/submissions/answers', [ArrivalController, 'upload'])
  .as('gateway.arrivals.upload')
  .use([submit, takesFiles()])
calls.get('/gateway/arrivals', [ArrivalController, 'list']).as('gateway.arrivals.list').use(submit)
calls
  .post('/gateway/arrivals/:arrivalId/assign', [ArrivalController, 'assign'])
  .as('gateway.arrivals.assign')
  .use(submit)
calls
  .post('/gateway/arrivals/:arrivalId/set_aside', [ArrivalController, 'setAside'])
  .as('gateway.arrivals.set_aside')
  .use(submit)
calls.put('/remarks/:remarkId', [RemarkController, 'mark']).as('gateway.remarks.mark').use(submit)
