import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { Messages } from '#plugins/e2b/contract'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import { niceness, nicenessOfThreads } from '#tests/load/niceness'

test.group('Others have their turn', () => {
  test('while messages are read: the threads that read them come after the main thread', async ({
    assert,
  }) => {
    const messages = await app.container.make(Messages)
    await messages.read(makeMessage(reportContent()))
    assert.isAbove(Math.max(...nicenessOfThreads('self')), niceness('/proc/self/stat'))
  }).skip(process.platform !== 'linux', 'only Linux has threads with a priority of their own')
})
