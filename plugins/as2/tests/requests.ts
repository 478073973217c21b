import app from '@adonisjs/core/services/app'

import { FileStore } from '#kernel/files/file_store'
import { owner, type Ready } from '#tests/isolation/kit/ready'
import { defineRequests } from '#tests/isolation/kit/requests'

/** It is one by AS2. */
const byAs2: Ready = async (_own, [id]) => {
  const connection = owner().from('gateway_connections').where({ id: id! })
  await connection.update({ transport: 'as2', options: '[]', sealed: '{}' })
}

/** What the partner sent is in the store. */
const stored: Ready = async (_own, [id]) => {
  const store = await app.container.make(FileStore)
  const { sha256: file_sha } = await store.put(Buffer.from('Own: message'))
  await owner().from('as2_refusals').where({ id: id! }).update({ file_sha })
}

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  whole: {
    'as2.keys.make': () => ({ name: 'Own', organisation: 'Own', years: 2 }),
  },
  before: {
    'as2.keys.make': byAs2,
    'as2.keys.certificate': byAs2,
    'as2.refusals.original': stored,
  },
  unanswered: {
    'as2.keys.certificate': 'a connection of the walk has no key',
  },
  aliases: { connection: 'gateway_connection' },
  shapes: { 'as2_refusals.sentence': (mark) => ({ en: mark, zh: mark }) },
  jobs: {
    'as2.post_mdn': 'it says nothing of a case',
  },
})
