import { guard } from '#kernel/access/guard'
import { takesFiles } from '#kernel/files/takes_files'
import { calls } from '#kernel/http/calls'

const ReceiveController = () => import('#plugins/feedback/receiving/receive_controller')
const FeedbackController = () => import('#plugins/feedback/reading/feedback_controller')
const DecideController = () => import('#plugins/feedback/deciding/decide_controller')

const bringIn = guard.permission('CASE_IMPORT_READ')
const one = '/feedback/:feedbackMessageId'

calls.get('/feedback', [FeedbackController, 'list']).as('feedback.list').use(bringIn)
calls.post('/feedback', [ReceiveController]).as('feedback.receive').use([bringIn, takesFiles()])
calls.get(one, [FeedbackController, 'show']).as('feedback.show').use(bringIn)
calls.post(`${one}/case`, [DecideController, 'generate']).as('feedback.generate').use(bringIn)
calls.post(`${one}/invalid`, [DecideController, 'setAside']).as('feedback.set_aside').use(bringIn)
calls.delete(`${one}/invalid`, [DecideController, 'takeBack']).as('feedback.take_back').use(bringIn)
