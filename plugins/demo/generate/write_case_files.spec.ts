import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { FormSchemas } from '#kernel/case/forms/form_schemas'

import { writeCaseFiles } from '#plugins/demo/generate/write_case_files'
import { Messages } from '#plugins/e2b/contract'
import { readMessage } from '#plugins/e2b/message/reader'

test.group('Generating files', () => {
  test('writes a file for each case, the same for the same seed', async ({ assert }) => {
    const messages = await app.container.make(Messages)
    const { catalogue } = await app.container.make(FormSchemas)
    const folder = await mkdtemp(join(tmpdir(), 'pharos-generated-'))
    const [first, second] = [join(folder, 'first'), join(folder, 'second')]
    await writeCaseFiles(messages, { cases: 3, seed: 'files', folder: first })
    await writeCaseFiles(messages, { cases: 3, seed: 'files', folder: second })
    const names = await readdir(first)
    assert.deepEqual(names, ['0000001.xml', '0000002.xml', '0000003.xml'])
    for (const name of names) {
      const bytes = await readFile(join(first, name))
      assert.isTrue(bytes.equals(await readFile(join(second, name))))
      assert.lengthOf(readMessage(bytes, catalogue).reports, 1)
    }
  })
})
