import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'
import { Settings } from '#kernel/settings/settings'
import CaseFindings from '#plugins/cases/findings/case_findings'

const twoSerious = {
  E_i: [
    { id: '1', E_i_3_2a: true },
    { id: '2', E_i_3_2b: true },
  ],
}

test.group('What a project decides of its reports', () => {
  test('is asked by the rules: a second serious event is an error where one only is allowed', async ({
    assert,
  }) => {
    const project = await makeProject()
    const settings = await app.container.make(Settings)
    const found = async () => {
      const findings = await app.container.make(CaseFindings)
      const judged = await findings.judge({
        content: twoSerious,
        version: 1,
        caseNo: 'X-1',
      } as never)
      return judged.findings.map(({ rule }) => rule)
    }
    await asActor(project.scope(), async () => {
      assert.notInclude(await found(), 'E2B-23s')
      await settings.change('e2b', { seriousEvents: 'one' }, 0)
      assert.include(await found(), 'E2B-23s')
    })
    await asActor((await makeProject()).scope(), async () => {
      assert.notInclude(await found(), 'E2B-23s')
    })
  })
})
