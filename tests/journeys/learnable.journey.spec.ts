// needs: cases, manual
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

const STEPS = ['project', 'menu', 'search', 'screen', 'keys', 'manual'] as const

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Whoever is new (${lang})`, () => {
    test('is offered a tour of six steps once, may leave it and finds it again', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      await page.evaluate(() => window.localStorage.removeItem('tour.away'))
      await page.reload()
      await person.look('tour-offer')
      const step = (name: (typeof STEPS)[number]) =>
        page.getByRole('dialog', { name: t(`manual:tour.${name}.title`) })
      await person.button('manual:tour.begin').click()
      for (const [at, name] of STEPS.entries()) {
        await step(name)
          .getByText(`${at + 1} / ${STEPS.length}`)
          .waitFor()
        await person.look(`tour-${at + 1}`)
        await page.keyboard.press('Enter')
      }
      await step('manual').waitFor({ state: 'detached' })
      await page.reload()
      await page
        .getByRole('heading', { name: t('cases:list.title'), level: 1, exact: true })
        .waitFor()
      assert.equal(await page.getByText(t('manual:tour.offer')).count(), 0, 'offered once')
      await person.runFromPalette(t('manual:tour.begin'))
      await step('project').waitFor()
      await page.keyboard.press('Escape')
      await step('project').waitFor({ state: 'detached' })
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('finds the steps of each role in the manual, which lead to the screens that are open to them', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      await page.getByRole('link', { name: t('manual:manual_link.manual') }).click()
      for (const role of ['processor', 'reviewer', 'project', 'company', 'platform'])
        await page.getByRole('group', { name: t(`manual:roles.${role}.title`) }).waitFor()
      await person.look('manual')
      const users = t('manual:roles.company.steps.users.title')
      assert.equal(await page.getByRole('link', { name: users }).count(), 0, 'closed to them')
      await page
        .getByRole('link', { name: t('manual:roles.processor.steps.book_in.title') })
        .click()
      await page
        .getByRole('heading', { name: t('cases:list.title'), level: 1, exact: true })
        .waitFor()
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
