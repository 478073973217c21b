// needs: cases
import { test } from '@japa/runner'
import type { Locator } from 'playwright'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

/** The browser stands in Dubai, the project in China; both keep their clocks all year. */
const BROWSER = { timezoneId: 'Asia/Dubai' }
const HOURS_OF = { 'Asia/Dubai': 4, 'Asia/Shanghai': 8 } as const

/** What clocks so far ahead of UTC show: 2026-11-18 17:41:07. */
const clockText = (at: string, hours: number) =>
  new Date(Date.parse(at) + hours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** What the first moment of a place says, what it says to whoever points at it, and when it was. */
async function firstMoment(place: Locator) {
  const moment = place.locator('time').first()
  const at = (await moment.getAttribute('datetime'))!
  return { at, shown: [await moment.innerText(), await moment.getAttribute('title')] }
}

const asIn = (zone: keyof typeof HOURS_OF, at: string) => [
  clockText(at, HOURS_OF[zone]),
  `${zone} · ${clockText(at, 0)} UTC`,
]

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Moments (${lang})`, () => {
    test('of a project are told by its clocks, not by those of the browser', async ({ assert }) => {
      const person = await Person.arrive(lang, BROWSER)
      const { page, t } = person
      await person.begin('manager')
      await person.openCase('PH302-000013')
      await person.button('cases:act.history').click()
      await page.waitForURL('**/history')
      const saved = await firstMoment(page.locator('[data-revision][aria-current=true]'))
      assert.deepEqual(saved.shown, asIn('Asia/Shanghai', saved.at))
      const states = page.getByRole('combobox', { name: t('cases:history.right') })
      assert.include(await states.innerText(), saved.shown[0]!)

      await page.goto(page.url().replace(/history$/, 'audit'))
      await page.locator('tbody time').first().waitFor()
      const line = await firstMoment(page.locator('tbody'))
      assert.deepEqual(line.shown, asIn('Asia/Shanghai', line.at))
    })

    test('are told by the clocks of the browser where no project was entered', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang, BROWSER)
      await person.signIn('platform')
      await person.page.waitForURL('**/admin/home')
      await person.link(person.t('kernel_server:screens.audit_trail')).first().click()
      await person.page.locator('tbody time').first().waitFor()
      const line = await firstMoment(person.page.locator('tbody'))
      assert.deepEqual(line.shown, asIn('Asia/Dubai', line.at))
    })
  })
}
