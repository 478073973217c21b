import app from '@adonisjs/core/services/app'

import { FileStore } from '#kernel/files/file_store'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import { owner, type Ready } from '#tests/isolation/kit/ready'
import { defineRequests } from '#tests/isolation/kit/requests'

const reason = 'Own'
const open = { status: 'new', reason: null, decision: null, case_id: null, decided_at: null }

/** The message is at this place of its life, and its file in the store. */
const message =
  (state: object): Ready =>
  async (_own, [id]) => {
    const store = await app.container.make(FileStore)
    const { sha256 } = await store.put(makeMessage(reportContent({ C_1_1: `XX-${id}` })))
    await owner()
      .from('feedback_messages')
      .where({ id: id! })
      .update({ ...open, ...state, file_hash: sha256, report: 1 })
  }

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  bodies: {
    'feedback.generate': () => ({ decision: 'new' }),
    'feedback.set_aside': () => ({ reason }),
  },
  files: {
    'feedback.receive': {
      ...{ field: 'files', name: 'own.xml' },
      text: makeMessage(reportContent({ C_1_1: 'XX-OWN-FEEDBACK' })).toString(),
    },
  },
  before: {
    'feedback.show': message({}),
    'feedback.generate': message({}),
    'feedback.set_aside': message({}),
    'feedback.take_back': message({ status: 'invalid', reason, decided_at: new Date() }),
  },
})
