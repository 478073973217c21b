// needs: gateway, drop
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { DecideDeclaration } from '#plugins/gateway/declaring/decide_declaration'
import { Destinations } from '#plugins/gateway/records/destinations'
import { makeSoundCase } from '#plugins/gateway/tests/arrive'
import { asUser } from '#tests/factories/as_actor'
import { makeProject, type TestProject } from '#tests/factories/make_project'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { runAce } from '#tests/fixtures/run_ace'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'
import { Session } from '#tests/journeys/screens/session'

const permissions = ['CASE_DATA', 'CASE_EDIT', 'CASE_DECLARE', 'PROCESS_ENTRY']

/** Of a hundred cases so many are not confirmed, and one has an error. */
const CASES = 100
const UNCONFIRMED = 2

/** A destination by a folder, by the commands that set one up. */
async function aim({ code }: TestProject) {
  const of = ['--project', code]
  const values = ['region=CN', 'authority=CDE', 'connection=Folder', 'batchSender=A']
  values.push('batchReceiver=B', 'messageSender=A', 'messageReceiver=B')
  const set = values.flatMap((value) => ['--set', value])
  const folder = ['--set', 'transport=folder', '--set', 'folder=batch']
  await runAce('gateway:connection', 'add', 'Folder', ...folder, ...of)
  await runAce('gateway:destination', 'add', 'CDE', '--stage', 'in_test', ...set, ...of)
}

/** The cases, confirmed but for the first ones; the last one has no drug. */
async function manyCases(user: TestUser) {
  return asUser(user, async () => {
    const [destination] = await (await app.container.make(Destinations)).all()
    const deciding = await app.container.make(DecideDeclaration)
    const numbers: string[] = []
    for (let at = 0; at < CASES; at += 1) {
      const { id, caseNo } = await makeSoundCase(at === CASES - 1 ? { G_k: [] } : {})
      numbers.push(caseNo)
      if (at < UNCONFIRMED) continue
      await deciding.handle({ caseId: id, destinationId: destination!.id, isRequired: true })
    }
    return numbers
  })
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`A hundred submissions in one act (${lang})`, () => {
    test('those that cannot go are named before; each of the others has a verdict', async ({
      assert,
    }) => {
      const project = await makeProject()
      const user = await makeUser({ project, permissions })
      await aim(project)
      const numbers = await manyCases(user)
      const person = await Person.arrive(lang)
      const { page, t } = person
      await (await Session.by(page.context().request, user)).enter(project.code, 0)
      await page.goto('/center/case')
      const row = page.getByRole('checkbox', { name: t('table.select_row') })
      await row.first().waitFor()
      await person.settled()
      await page.getByRole('checkbox', { name: t('table.select_page') }).check()
      const all = t('cases:list.select_all', { count: CASES })
      await page.getByRole('button', { name: all }).click()
      const submit = { name: t('gateway:many.act.submit'), exact: true }
      await page.getByRole('button', submit).click()
      const asked = page.getByRole('dialog')
      await asked.getByRole('checkbox', { name: t('gateway:many.over_warnings') }).check()
      await asked.getByRole('button', submit).click()
      const result = page.getByRole('dialog', { name: t('gateway:many.title') })
      const before = t('gateway:many.left_out', { count: UNCONFIRMED })
      const left = result.getByRole('list', { name: before })
      await left.waitFor()
      for (const number of numbers.slice(0, UNCONFIRMED))
        assert.include(await left.innerText(), number)
      await person.look('batch-running')
      const told = { count: CASES - UNCONFIRMED - 1, total: CASES - UNCONFIRMED }
      await result.getByText(t('gateway:many.result', told)).waitFor()
      const refused = result.getByRole('list', { name: t('gateway:many.left_out', { count: 1 }) })
      assert.include(await refused.innerText(), numbers.at(-1)!)
      await person.look('batch-done')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
