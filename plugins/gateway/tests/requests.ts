import app from '@adonisjs/core/services/app'

import { FileStore } from '#kernel/files/file_store'
import { owner, type Ready } from '#tests/isolation/kit/ready'
import { defineRequests } from '#tests/isolation/kit/requests'

import { anAcknowledgement } from '#plugins/gateway/tests/an_acknowledgement'

/** An acknowledgement waits in the project of the visitor, and its bytes are in the store. */
const waits: Ready = async ({ scope }, ids) => {
  const store = await app.container.make(FileStore)
  const { sha256: file_sha } = await store.put(Buffer.from(anAcknowledgement()))
  const { projectId: of_project_id, environment: of_environment } = scope
  await owner()
    .from('gateway_arrivals')
    .whereIn('id', [...ids])
    .update({
      state: 'orphan',
      part: 1,
      file_sha,
      of_project_id,
      of_environment,
      submission_id: null,
    })
}

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  bodies: {
    'gateway.arrivals.assign': ({ submissionId }) => ({ submissionId }),
    'gateway.arrivals.set_aside': () => ({ reason: 'It is of others' }),
    'gateway.remarks.mark': () => ({ isOpen: false }),
  },
  files: {
    'gateway.arrivals.upload': { field: 'files', name: 'own.ack', text: '<own/>' },
  },
  before: {
    'gateway.arrivals.list': waits,
    'gateway.arrivals.assign': waits,
    'gateway.arrivals.set_aside': waits,
  },
  shapes: {
    'gateway_arrivals.names': (mark) => [mark],
    'gateway_arrivals.sentence': (mark) => ({ en: mark, zh: mark }),
  },
})
