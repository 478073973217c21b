import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import type { CaseContent } from '#kernel/case/content/case_content'

import { file, importInto } from '#tests/e2b/import_into'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import { makeProject } from '#tests/factories/make_project'

import { refuseUnsavable } from '#plugins/e2b/exchange/refuse_unsavable'

const MB = 1024 * 1024
const limit = { bytes: MB, values: 5000 }
const id = (n: number) => `50000000-0000-4000-8000-${String(n).padStart(12, '0')}`

const tests = (many: number, result: string): CaseContent => ({
  F_r: Array.from({ length: many }, (_, n) => ({
    id: id(n),
    F_r_2_1: 'Demo test',
    F_r_3_4: result,
  })),
})

test.group('A report of which a page could never be saved', () => {
  async function verdict(content: CaseContent) {
    const forms = await app.container.make(FormSchemas)
    return refuseUnsavable(forms, content, limit).then(
      () => null,
      (error) => ({ code: error.number, ...error.data.detail })
    )
  }

  test('is refused with the page and the limit, by its text and by its values', async ({
    assert,
  }) => {
    const long = await verdict(tests(2, 'x'.repeat(MB / 2)))
    assert.equal(long.code, 3001)
    assert.match(long.en, /^The page “.*[Tt]ests.*” of this report has more than 1 MB of text/)
    assert.match(long.zh, /“.*检查.*”页面文本超过单页上限 1 MB/)
    const many = await verdict(tests(1000, 'x'))
    assert.match(many.en, /^The page “.*[Tt]ests.*” .* more than 5,000 keys and values/)
    assert.match(many.zh, /5,000 个键和值/)
  })

  test('is that of one page: two pages that are too much together are none', async ({ assert }) => {
    const half = 'x'.repeat(MB * 0.6)
    assert.isNull(await verdict({ ...tests(1, half), H_1: half }))
    assert.isNull(await verdict(tests(400, 'x')))
  })

  test('makes no case: its file says why, and those beside it come in', async ({ assert }) => {
    const scope = (await makeProject()).scope()
    const large = { ...reportContent({ C_1_1: 'XX-UNSAVABLE-1' }), ...tests(34, 'x'.repeat(1e6)) }
    const items = await importInto(scope, [
      file('large.xml', makeMessage(large)),
      file('small.xml', makeMessage(reportContent({ C_1_1: 'XX-SAVABLE-1' }))),
    ])
    assert.deepEqual(
      items.map(({ state, code, caseId }) => [state, code, caseId !== null]),
      [
        ['refused', 3001, false],
        ['done', null, true],
      ]
    )
    assert.match(items[0]!.message!.en, /^The page “.*” of this report has more than 32 MB/)
  })
})
