// needs: cases
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { Session } from '#tests/journeys/screens/session'

/** Where somebody goes one after the other; what leads from one program to the other is loaded anew. */
const ways = {
  company: ['/project-select', '/company/home', '/company/user/list', '/company/data/trail'],
  platform: ['/admin/home', '/admin/company/list', '/admin/company/add', '/admin/data/trail'],
  manager: ['/project-select', '/user_home', '/center/case', '/system/env', '/system/user'],
} as const

test.group('The way back of the browser', () => {
  test('leads from {user} to each screen before, with its title, and forward again')
    .with((Object.keys(ways) as (keyof typeof ways)[]).map((user) => ({ user })))
    .run(async ({ assert }, { user }) => {
      const person = await Person.arrive('en')
      const { page } = person
      const session = await Session.by(page.context().request, {
        username: user,
        password: 'Pharos302',
      })
      if (user === 'manager') await session.enter('PH302', 0)
      const titles: string[] = []
      const titleAt = async (address: string) => {
        await page.waitForURL((url) => url.pathname === address)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        await person.settled()
        return page.getByRole('heading', { level: 1 }).first().innerText()
      }
      for (const address of ways[user]) {
        await page.goto(address)
        titles.push(await titleAt(address))
      }
      assert.lengthOf(new Set(titles), titles.length)
      for (let at = titles.length - 2; at >= 0; at--) {
        await page.goBack()
        assert.equal(await titleAt(ways[user][at]!), titles[at])
      }
      for (let at = 1; at < titles.length; at++) {
        await page.goForward()
        assert.equal(await titleAt(ways[user][at]!), titles[at])
      }
    })

  test('leads to the list as it was: its search, and what was opened from it', async ({
    assert,
  }) => {
    const person = await Person.arrive('en')
    const { page } = person
    await person.begin('entry')
    await person.openFromList('PH302-000018')
    await page.goBack()
    await page.waitForURL((url) => url.searchParams.get('text') === 'PH302-000018')
    await person.row('PH302-000018').waitFor()
    assert.equal(await page.getByRole('searchbox').inputValue(), 'PH302-000018')
    await page.getByRole('navigation').first().getByRole('link', { name: 'Home' }).click()
    await page.waitForURL('**/user_home')
    await person.link(/^Open cases assigned to you/).click()
    await page.waitForURL('**/center/case?owner=me')
    await page.goBack()
    await page.waitForURL('**/user_home')
    await person.text('attention.title').waitFor()
  })
})
