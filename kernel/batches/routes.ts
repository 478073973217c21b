import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'
import { unattended } from '#kernel/identity/unattended'

const BatchController = () => import('#kernel/batches/batch_controller')

// Which permission it takes is a matter of the kind of the batch.
calls
  .get('/batches/:batchId', [BatchController, 'show'])
  .as('batches.show')
  .use([unattended(), guard.signedIn()])
calls
  .get('/batches/:batchId/items', [BatchController, 'items'])
  .as('batches.items')
  .use(guard.signedIn())
calls
  .post('/batches/:batchId/cancel', [BatchController, 'cancel'])
  .as('batches.cancel')
  .use(guard.signedIn())
