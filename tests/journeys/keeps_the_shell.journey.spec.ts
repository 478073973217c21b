// needs: cases, manual
import { test } from '@japa/runner'
import type { Page, Route } from 'playwright'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

const PROGRAM = '**/assets/manual-*.js'

/** The bar at the left is there, and leads on. */
async function shellStays(page: Page) {
  await page.getByRole('navigation').first().getByRole('link').first().waitFor()
  await page.getByRole('banner').waitFor()
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`An error keeps the shell (${lang})`, () => {
    /** @param program what comes instead of the program of a screen, which is fetched ahead */
    const begin = async (program?: (route: Route) => Promise<void>) => {
      const person = await Person.arrive(lang, { expectErrors: /^/ })
      if (program) await person.page.route(PROGRAM, program)
      await person.begin('entry')
      return person
    }
    const toManual = (person: Person) =>
      person.link(person.t('manual:manual_link.manual')).first().click()
    const shown = (person: Person) =>
      person.page
        .getByRole('heading', { level: 1, name: person.t('manual:manual.title') })
        .waitFor()

    test('a screen that falls over says so, and comes when it is tried again', async () => {
      const body = `export default () => { throw new Error('fallen') }`
      const person = await begin((route) => route.fulfill({ contentType: 'text/javascript', body }))
      const { page } = person
      await toManual(person)
      await person.text('state.fallen').waitFor()
      await shellStays(page)
      await person.look('screen-fallen')
      await page.unroute(PROGRAM)
      await person.button('act.retry').click()
      await shown(person)
    })

    test('a first screen whose program does not come says so, and comes when it is tried again', async () => {
      const person = await begin((route) => route.abort())
      const { page } = person
      await page.goto('/manual')
      await person.text('state.no_program').waitFor()
      await shellStays(page)
      await page.unroute(PROGRAM)
      await person.button('act.retry').click()
      await shown(person)
    })

    test('a screen that the server does not give leaves the one at hand where it is, with the way to try again', async ({
      assert,
    }) => {
      const person = await begin()
      const { page } = person
      await page.route('**/manual', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
      await toManual(person)
      await person.text('api.fault').waitFor()
      await person.look('screen-not-given')
      await page.unroute('**/manual')
      await page.route('**/manual', (route) => route.abort())
      await person.button('act.retry').click()
      await person.text('api.offline').waitFor()
      await page.getByRole('heading', { name: person.t('cases:list.title'), level: 1 }).waitFor()
      await page.unroute('**/manual')
      await person.button('act.retry').click()
      await shown(person)
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })

  test.group(`A session that ends (${lang})`, () => {
    test('leads to the sign-in; a window that an outside platform has opened closes', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang, { expectErrors: /401/ })
      await person.begin('entry')
      const { page } = person
      const [opened] = await Promise.all([
        page.waitForEvent('popup'),
        page.evaluate(() => window.open('/center/case')),
      ])
      await opened!.getByRole('heading', { level: 1 }).waitFor()
      await opened!.evaluate(() => window.sessionStorage.setItem('opened_by_platform', 'yes'))
      const closed = opened!.waitForEvent('close')
      await page.context().clearCookies()
      // Windows ask by themselves what waits behind the entries of the menu, and learn of it so.
      await closed
      await page.waitForURL('**/login')
      assert.equal(await page.evaluate(() => window.sessionStorage.length), 0)
    })
  })
}
