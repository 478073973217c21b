// needs: cases
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

/** Each language works on a case of its own. */
const cases = { en: 'PH302-000007', zh: 'PH302-000008' } as const
const others = { en: 'PH302-000009', zh: 'PH302-000010' } as const
/** Typing is kept when it pauses. */
const PAUSE_MS = 1500

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Unsaved typing (${lang})`, () => {
    test('survives a closed window and a lost session, for nobody but who typed it', async ({
      assert,
    }) => {
      let person = await Person.arrive(lang)
      await person.begin('entry')
      await person.openCase(cases[lang])
      await person.editPage('dm')
      await person.field('D.1').fill('KEPT')
      await person.field('D.3').fill('77')
      await person.page.waitForTimeout(PAUSE_MS)
      const address = person.page.url()

      const enter = async (username: string) => {
        person = await person.reopen()
        await person.page.context().clearCookies()
        await person.begin(username)
        await person.page.goto(address)
        await person.field('D.1').waitFor()
        await person.settled()
      }
      await enter('manager')
      assert.notEqual(await person.field('D.1').inputValue(), 'KEPT')
      assert.equal(await person.button('cases:edit.kept_restore').count(), 0)

      await enter('entry')
      assert.notEqual(await person.field('D.1').inputValue(), 'KEPT')
      const restore = person.button('cases:edit.kept_restore')
      await restore.waitFor()
      await person.look('kept-typing')
      await restore.click()
      assert.equal(await person.field('D.1').inputValue(), 'KEPT')
      assert.equal(await person.field('D.3').inputValue(), '77')
      await person.page.keyboard.press('Control+s')
      await person.text('cases:edit.all_saved').waitFor()
      await person.page.reload()
      await person.field('D.1').waitFor()
      assert.equal(await person.field('D.1').inputValue(), 'KEPT')
      await person.page.waitForTimeout(PAUSE_MS)
      assert.equal(await restore.count(), 0)
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    }).timeout(120_000)

    test('is kept also when the server did not answer while it was typed', async ({ assert }) => {
      const key = '**/api/user/draft-key'
      let person = await Person.arrive(lang, { expectErrors: /503/ })
      await person.begin('entry')
      await person.page.route(key, (route) => route.fulfill({ status: 503, json: {} }))
      await person.openCase(others[lang])
      await person.editPage('dm')
      await person.field('D.1').fill('TYPED')
      await person.page.waitForTimeout(PAUSE_MS)
      const answered = person.page.waitForResponse(
        (answer) => answer.ok() && /draft-key/.test(answer.url())
      )
      await person.page.unroute(key)
      await answered
      await person.page.waitForTimeout(PAUSE_MS)
      const address = person.page.url()

      person = await person.reopen()
      await person.page.goto(address)
      await person.button('cases:edit.kept_restore').click()
      assert.equal(await person.field('D.1').inputValue(), 'TYPED')
    })
  })
}
