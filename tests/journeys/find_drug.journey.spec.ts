// needs: drugs
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

const WORDS = { en: 'demotinib tablet', zh: '演示替尼片' } as const
const NUMBER = '国药准字H99000001'

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Finding a drug (${lang})`, () => {
    test('by keyboard: from the reported name to the product of the company, seeing first what would be filled', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      await person.openCase(lang === 'zh' ? 'PH302-000006' : 'PH302-000005')
      await person.editPage('drug')
      const name = person.field('G.k.2.2').first()
      const before = await name.inputValue()
      assert.notEqual(before, '')
      await name.focus()
      await page.keyboard.press('Control+m')
      const dialog = page.getByRole('dialog', { name: t('drugs:pick.title') })
      const box = dialog.getByRole('combobox', { name: t('drugs:pick.search') })
      await box.fill('zzzz')
      await person.text('drugs:pick.nothing').waitFor()
      await box.fill(WORDS[lang])
      await dialog.getByRole('option').nth(1).waitFor()
      await dialog.getByText(NUMBER).first().waitFor()
      await dialog.getByText(t('drugs:pick.outcomes.stays')).waitFor()
      await person.look('find-drug')
      await box.fill(NUMBER)
      await dialog.getByText(t('drugs:groups.code')).waitFor()
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      assert.equal(await name.inputValue(), before, 'the reported words stay')
      assert.equal(await person.field('G.k.3.1').first().inputValue(), NUMBER)
      await page.keyboard.press('Control+s')
      await person.text('cases:edit.all_saved').waitFor()
      await page.reload()
      assert.equal(await person.field('G.k.3.1').first().inputValue(), NUMBER)
      await person.look('drug-taken')
      await page.goto(page.url().replace('/pages/drug', '/pages/drug_history'))
      await person.button('forms.add_row').first().click()
      const past = person.field('D.8.r.1').last()
      await past.focus()
      await page.keyboard.press('Control+m')
      await box.fill(NUMBER)
      await dialog.getByText(t('drugs:groups.code')).waitFor()
      await person.look('find-past-drug')
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      assert.notEqual(await past.inputValue(), '')
      assert.notEqual(await person.field('D.8.r.DD.2b').last().inputValue(), '')
      await person.look('past-drug-taken')
      await person.field('D.8.r.DD.2b').last().focus()
      await page.keyboard.press('Control+m')
      await dialog.getByText(t('drugs:pick.outcomes.same')).first().waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await page.keyboard.press('Control+s')
      await person.text('cases:edit.all_saved').waitFor()
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
