import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { picture } from '#tests/journeys/kit/picture'
import { languagesOf } from '#tests/journeys/kit/words'

/** Holds the rows of a list back until they may come. */
async function withhold({ page }: Person, call: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(call, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Where things stand of a list that stay where they are when its rows come. */
async function places({ page, button }: Person, ...more: ReturnType<typeof button>[]) {
  const heads = await page.getByRole('columnheader').all()
  return Promise.all([...heads, ...more].map((each) => each.boundingBox()))
}

/** What is wrong with the rows to come, in words. */
async function faultsOf({ page }: Person): Promise<string[]> {
  const table = page.locator('table[aria-busy=true]')
  await table.locator('tbody .MuiSkeleton-root').first().waitFor()
  const cut = await table.evaluate((all) =>
    [...all.querySelectorAll('tbody td')].some((cell) => cell.scrollWidth > cell.clientWidth)
  )
  const isSaid = (await page.getByText(/^\d+–\d+/).count()) > 0
  const scrolls = await page.evaluate(() =>
    [...document.querySelectorAll('#main, #main > div')].some(
      (each) => each.scrollHeight > each.clientHeight
    )
  )
  return [
    ...(cut ? ['a bar is longer than its column'] : []),
    ...(isSaid ? ['it is said how many there are'] : []),
    ...(scrolls ? ['the page is longer than the window'] : []),
  ]
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`A list that loads (${lang})`, () => {
    test('shows that cases are to come and can be narrowed; nothing moves when they come', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang, { viewport: { width: 1280, height: 800 } })
      const { page, t } = person
      await person.begin('entry')
      const cases = page.getByRole('link', { name: /^PH302-\d+$/ })
      await cases.first().waitFor()
      const foot = [person.button('table.next'), page.getByRole('combobox')]
      const before = await places(person, ...foot)
      const letCome = await withhold(person, /\/api\/cases\?/)
      await page.reload()
      assert.deepEqual(await faultsOf(person), [])
      assert.deepEqual(await places(person, ...foot), before)
      await picture(page, `to-come-cases-${lang}`)
      await person.button('cases:list.person.none').click()
      await page.waitForURL('**owner=none')
      await person.button('cases:list.person.none').click()
      await page.waitForURL((url) => !url.searchParams.has('owner'))
      letCome()
      await cases.first().waitFor()
      await page.getByText(t('table.range', { first: '1', last: '20', count: '' })).waitFor()
      assert.deepEqual(await places(person, ...foot), before)
    })

    test('shows the same in the back office, in the height of the window', async ({ assert }) => {
      const person = await Person.arrive(lang, { viewport: { width: 1280, height: 800 } })
      const { page } = person
      await person.signIn('platform')
      await page.waitForURL('**/admin/home')
      const letCome = await withhold(person, /\/api\/admin\/companies\?/)
      await page.goto('/admin/company/list')
      assert.deepEqual(await faultsOf(person), [])
      const before = await places(person)
      await picture(page, `to-come-companies-${lang}`)
      letCome()
      await person.row('Demo Pharma').waitFor()
      assert.deepEqual(await places(person), before)
    })
  })
}
