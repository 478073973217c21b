import { readFile } from 'node:fs/promises'

import { test } from '@japa/runner'

import { sentenceAbout } from '#kernel/commands/sentence_about'
import { kernelErrors } from '#kernel/errors/kernel_errors'

test.group('A command that fails', () => {
  test('says in one sentence what its user can put right, and only that', async ({ assert }) => {
    const detail = { en: 'No project has the code "X".', zh: '没有编码为“X”的项目。' }
    const refused = new kernelErrors.E_DATA_NOT_FOUND({ detail })
    assert.equal(sentenceAbout(refused), '1005 No project has the code "X".')
    const missing = await readFile('/no/such/file').catch((error) => error)
    assert.match(sentenceAbout(missing)!, /^\/no\/such\/file cannot be used: there is no such file/)
    assert.isNull(sentenceAbout(new TypeError('a fault of the program')))
  })
})
