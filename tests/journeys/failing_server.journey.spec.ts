// needs: cases, e2b
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

const LIST = '**/api/admin/users*'

for (const lang of languagesOf(import.meta.url)) {
  test.group(`A failing server (${lang})`, () => {
    test('a list of the back office says in the language of the screen what failed, and comes when it is asked again', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang, { expectErrors: /502|ERR_FAILED/ })
      const { page } = person
      await person.signIn('company')
      await page.waitForURL((url) => url.pathname !== '/login')

      await page.route(LIST, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
      await page.goto('/company/user/list')
      await person.text('api.fault').last().waitFor()
      await person.look('server-fault')

      await page.unroute(LIST)
      await page.route(LIST, (route) => route.abort())
      await person.button('act.retry').click()
      await person.text('api.offline').last().waitFor()

      await page.unroute(LIST)
      await person.button('act.retry').click()
      await person.row('company@example.com').waitFor()
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('a file that a proxy could not hand on is told in a sentence', async () => {
      const person = await Person.arrive(lang, { expectErrors: /502/ })
      const { page } = person
      await person.begin('entry')
      await page.route('**/api/e2b/imports', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 502, body: 'Bad Gateway' })
          : route.fallback()
      )
      await person.button('e2b:import.open').first().click()
      const file = { name: 'a.xml', mimeType: 'text/xml', buffer: Buffer.from('<a/>') }
      await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
      await person.text('api.fault').waitFor()
    })
  })
}
