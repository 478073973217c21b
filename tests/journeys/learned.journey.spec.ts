import { test } from '@japa/runner'

import { synonymFields } from '#plugins/coding/contract/synonym'
import { option } from '#tests/journeys/kit/fill_form'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

/** What is reported in a case of each language, and the term that it is coded with. */
const texts = {
  en: { caseNo: 'PH302-000005', words: 'the room keeps turning', name: 'Demo dizziness' },
  zh: { caseNo: 'PH302-000006', words: '房间一直在转', name: '演示头晕' },
} as const
const DIZZINESS = '90100004'

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Learned terms (${lang})`, () => {
    test('what is coded in a case is proposed, and becomes a synonym by keys alone', async ({
      assert,
    }) => {
      const { caseNo, words, name } = texts[lang]
      const coder = await Person.arrive(lang)
      await coder.begin('entry')
      await coder.openCase(caseNo)
      await coder.editPage('adverse_events')
      // In Chinese the native words count where there is no translation of them.
      await coder.field('E.i.1.2').first().fill('')
      await coder.field('E.i.1.1a').first().fill(words)
      await coder.field('E.i.2.1b').first().fill(DIZZINESS)
      await coder.page.keyboard.press('Control+s')
      await coder.text('cases:edit.all_saved').waitFor()

      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('manager')
      await page.goto('/system/learned')
      await page.getByRole('heading', { name: t('coding:learned.title') }).waitFor()
      await person.settled()
      await person.look('learned')
      await page.getByRole('searchbox').fill(words)
      await person.row(words, DIZZINESS, name).waitFor()
      // The others go once the list is narrowed.
      await page.locator('tbody tr').nth(1).waitFor({ state: 'detached' })
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Space')
      await person.text('admin.chosen', { count: 1 }).waitFor()
      // The ring around what the keys chose never rests.
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await person.look('learned-chosen')
      await page.keyboard.press('Alt+a')
      await page.getByText(t('coding:synonyms.approved', { count: 1 })).waitFor()
      await person.row(words).waitFor({ state: 'detached' })
      await page.goto('/system/synonym')
      await person.row(words, name, option(synonymFields.state, 'approved', lang)).waitFor()
      await page.goto('/system/learned')
      await person.settled()
      assert.equal(await page.getByText(words).count(), 0)
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
