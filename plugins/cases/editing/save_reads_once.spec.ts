import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { asActor } from '#tests/factories/as_actor'
import { makeFollowedCase } from '#tests/factories/make_followed_case'
import { makeUser } from '#tests/factories/make_user'
import { statementsOf } from '#tests/factories/statements'

import { CaseReading } from '#plugins/cases/contract/reading'
import SaveCasePage from '#plugins/cases/editing/save_case_page'
import ListCases from '#plugins/cases/list/list_cases'

const readsContent = (statement: string) =>
  /^\s*select\b[^]*\b(content|from "?case_revisions)\b/i.test(statement)

test.group('What it costs to read a case', () => {
  async function given() {
    const user = await makeUser()
    const caseId = await makeFollowedCase(user)
    const save = await app.container.make(SaveCasePage)
    const page = (D_1: string, baseRevision: number) =>
      asActor(user.project.scope(), () =>
        save.handle({ caseId, page: 'patient', content: { D_1 }, baseRevision })
      )
    // What is looked up once for the process is looked up by the first save.
    await page('EF', 2)
    return { user, caseId, page }
  }

  test('a save reads the content of its case once, and its row once more to lock it', async ({
    assert,
  }) => {
    const { page } = await given()
    const sent = await statementsOf(() => page('GH', 3))
    assert.lengthOf(sent.filter(readsContent), 1)
    const ofCases = sent.filter((each) => /\b(from|update) "?cases\b/i.test(each))
    assert.lengthOf(ofCases, 3, 'lock, read, write')
  })

  test('where nobody lays anything over cases, reading one takes one statement', async ({
    assert,
  }) => {
    const { user, caseId } = await given()
    const reading = await app.container.make(CaseReading)
    const list = await app.container.make(ListCases)
    const scope = user.project.scope()
    const statements = async (work: () => Promise<unknown>) =>
      (await statementsOf(() => asActor(scope, work))).filter((each) => /\bcases?\w*\b/.test(each))
    assert.lengthOf(await statements(() => reading.get(caseId)), 1)
    assert.lengthOf(await statements(() => reading.getRevision(caseId, 1)), 1)
    assert.lengthOf(await statements(() => reading.unseen()), 0)
    assert.notInclude((await statements(() => list.handle({}))).join(' '), 'case_revisions')
  })
})
