// needs: demo, cases, coding, e2b
import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'

import { validateMessage } from '#plugins/e2b/schema/validate_message'
import { schemaFixture } from '#tests/e2b/schema_fixture'
import { Person } from '#tests/journeys/kit/person'
import { readReport } from '#tests/journeys/kit/read_report'
import { languagesOf } from '#tests/journeys/kit/words'

/** Who comes, without knowing anything: somebody of the maker, or of the provider. */
const visitors = { zh: 'manager', en: 'cro_manager' } as const

for (const lang of languagesOf(import.meta.url)) {
  test.group(`The demonstration (${lang})`, () => {
    test('somebody who knows nothing signs in by what stands there, and each of five things to try leads to what it says', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      const username = visitors[lang]
      await page.goto('/login')
      const people = page.getByRole('heading', { name: t('demo:people.title') }).locator('..')
      await people.waitFor()
      await person.look('demo-sign-in')
      for (const company of await people.locator('summary').all()) {
        if (!(await people.getByText(username, { exact: true }).isVisible())) await company.click()
      }
      await people.getByText(username, { exact: true }).click()
      const [password] = /\b[A-Za-z]+\d{3}\b/.exec(await people.innerText())!
      await page.getByLabel(t('sign_in.password'), { exact: true }).fill(password)
      await person.button('sign_in.act').click()
      await page.waitForURL('**/project-select')

      const things = page.getByRole('group', { name: t('demo:things.title') })
      const open = async (key: string) => {
        await page.goto('/project-select')
        await things.getByRole('listitem').nth(4).waitFor()
        await things.getByRole('link', { name: t(`demo:things.${key}.title`) }).click()
      }
      await things.getByRole('listitem').nth(4).waitFor()
      assert.equal(await things.getByRole('link').count(), 5)
      await person.look('demo-start')

      await open('comes_in')
      await page.getByText(t('cases:view.unmapped')).first().waitFor()
      await person.look('demo-comes-in')

      await open('coded')
      await page.waitForURL('**/coding')
      const verbatims = page.getByRole('listbox', { name: t('coding:review.list') })
      await verbatims.getByRole('option').first().waitFor()
      await person.look('demo-coded')

      await open('checked')
      const findings = page.getByRole('complementary', { name: t('cases:findings.title') })
      await findings.getByText(t('cases:findings.severity.error')).first().waitFor()
      await person.look('demo-checked')

      await open('sent')
      await page.locator('#page-narrative').waitFor()
      await person.look('demo-sent')
      await page.getByRole('button', { name: t('e2b:export.act') }).click()
      const dialog = page.getByRole('dialog', { name: t('e2b:export.title') })
      const link = dialog.getByRole('link', { name: t('e2b:export.download') })
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      const message = readFileSync(await download.path())
      const fatal = readReport(message).content.E_i as { E_i_7?: unknown }[]
      assert.equal(fatal[0]!.E_i_7, '5')
      const schema = await schemaFixture()
      if (schema) assert.deepEqual(validateMessage(message, schema).errors, [])

      await open('answered')
      await page.waitForURL('**/history')
      await person.row('H.1').waitFor()
      await person.look('demo-answered')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}

test.group('The demonstration, for whoever may not do all', () => {
  test('says who may', async ({ assert }) => {
    const person = await Person.arrive('en')
    const { page, t } = person
    await person.signIn('entry')
    await page.waitForURL('**/project-select')
    const things = page.getByRole('group', { name: t('demo:things.title') })
    await things.getByText(t('demo:things.as', { username: 'medical' })).waitFor()
    await things.getByText(t('demo:things.as', { username: 'review' })).waitFor()
    assert.equal(await things.getByRole('link').count(), 3)
  })
})
