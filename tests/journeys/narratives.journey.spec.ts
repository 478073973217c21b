// needs: cases, e2b, narratives
import { test } from '@japa/runner'

import { makeMessage, reportContent } from '#tests/factories/make_message'
import { importFile } from '#tests/journeys/kit/import_file'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Narratives (${lang})`, () => {
    test('a narrative grows while one types, keeps what was written by hand, and is written into H.1', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang, { viewport: { width: 1680, height: 1000 } })
      const { page, t } = person
      const content = reportContent({
        ...{ C_1_1: `XX-TOLD-${lang}`, C_1_8_1: `XX-TOLD-${lang}`, D_1: `T-${lang}`, D_5: '2' },
        H_1: 'Reported by telephone.',
      })
      const file = { name: 'told.xml', mimeType: 'text/xml', buffer: makeMessage(content) }
      await person.begin('manager', 'PH900')
      const caseNo = await importFile(person, file, 'new')
      await page.keyboard.press('Escape')
      await person.openCase(caseNo)
      const [, caseAddress] = /^(.*\/cases\/[0-9a-f-]{36})/.exec(page.url())!
      const sentence = page.locator('[data-sentence="patient"]')

      await page.goto(`${caseAddress}/pages/patient`)
      await person.field('D.3').waitFor()
      await page.keyboard.press('Alt+b')
      await page.getByRole('tab', { name: t('narratives:title') }).click()
      await sentence.waitFor()
      assert.notInclude(await sentence.innerText(), '61 kg')
      await person.field('D.3').fill('61')
      await sentence.getByText('61').first().waitFor()
      await sentence.getByRole('button').first().click()
      await sentence.getByText('D.3').waitFor()
      await person.look('narrative-beside')
      await page.keyboard.press('Control+s')
      await person.text('cases:edit.all_saved').waitFor()

      await page.goto(`${caseAddress}/tabs/narrative`)
      await sentence.getByRole('button').first().click()
      await page.getByRole('button', { name: t('narratives:edit') }).click()
      const box = page.getByRole('textbox', { name: t('narratives:sentence') })
      await box.fill('By hand: 61 kg.')
      await page.getByRole('button', { name: t('narratives:save') }).click()
      await page.locator('[data-sentence="patient"][data-state=edited]').waitFor()
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')

      // The case changes: the sentence by hand stays and says where it differs.
      await page.goto(`${caseAddress}/pages/patient`)
      await person.field('D.3').fill('75')
      await sentence.getByText(t('narratives:differs', { count: 1 })).waitFor()
      await page.keyboard.press('Control+s')
      await person.text('cases:edit.all_saved').waitFor()
      await page.keyboard.press('Alt+b')
      await page.goto(`${caseAddress}/tabs/narrative`)
      await sentence.getByText('By hand: 61 kg.').waitFor()
      await sentence.getByRole('button').first().click()
      await page.getByRole('button', { name: t('narratives:take', { now: '75' }) }).waitFor()
      await person.look('narrative')

      await page.getByRole('button', { name: t('narratives:write', { place: 'H.1' }) }).click()
      await page.getByRole('button', { name: t('narratives:replace') }).click()
      await page
        .getByText(t('narratives:written', { place: 'H.1' }))
        .first()
        .waitFor()
      await page.goto(`${caseAddress}/pages/narrative`)
      const written = await person.field('H.1').inputValue()
      assert.include(written, 'By hand: 61 kg.')
      assert.notInclude(written, 'Reported by telephone.')
    })

    test('a template is copied, a sentence of it is written otherwise, and a case is told by it', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang, { viewport: { width: 1680, height: 1000 } })
      const { page, t } = person
      await person.begin('manager')
      await page.goto('/system/narrative')
      const shipped = t('narratives:shipped_name.literature')
      await page.getByRole('button', { name: shipped }).click()
      await page.getByRole('button', { name: t('narratives:templates.copy'), exact: true }).click()
      const name = page.getByRole('textbox', { name: t('narratives:templates.name') })
      await name.waitFor()
      await name.fill(`Told ${lang}`)
      await page.locator('[data-template-sentence="event"]').getByRole('button').first().click()
      const text = page.getByRole('textbox', { name: t(`narratives:templates.text_${lang}`) })
      await text.fill(`Told ${lang}: {event}.`)
      await page.getByText(`Told ${lang}: `).last().waitFor()
      await person.look('narrative-templates')
      await page.getByRole('button', { name: t('narratives:templates.save'), exact: true }).click()
      await page
        .getByText(t('narratives:templates.saved', { revision: 2 }))
        .first()
        .waitFor()
      await page.getByRole('button', { name: t('revisions.title') }).click()
      await page.getByText(t('revisions.of', { revision: 1 })).waitFor()
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
