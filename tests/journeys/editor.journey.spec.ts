// needs: cases
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

/** Each language works on a case of its own. */
const cases = { en: 'PH302-000003', zh: 'PH302-000004' } as const

/** Opens the patient page of a case. */
async function openPatient(person: Person, caseNo: string) {
  await person.openCase(caseNo)
  await person.editPage('patient')
  await person.field('D.3').waitFor()
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`The patient page (${lang})`, () => {
    test('asks before unsaved data is left behind, and keeps it when told to', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      await openPatient(person, cases[lang])
      const address = page.url()
      await person.field('D.1').fill('UNSAVED')
      await person.text('cases:edit.unsaved', { count: 1 }).waitFor()
      await person.button('cases:act.history').click()
      const question =
        lang === 'zh' ? '数据未保存，确认离开？' : 'You have unsaved changes. Leave anyway?'
      const dialog = page.getByRole('dialog').filter({ hasText: question })
      await dialog.waitFor()
      await person.look('leave')
      await dialog.getByRole('button', { name: t('act.cancel') }).click()
      assert.equal(page.url(), address)
      assert.equal(await person.field('D.1').inputValue(), 'UNSAVED')
      // The other ways out ask as well: the menu, the page tree, closing the tab.
      await page.getByRole('navigation').first().getByRole('link').first().click()
      await dialog.waitFor()
      await page.keyboard.press('Escape')
      const asked = page.waitForEvent('dialog').then(async (native) => {
        assert.equal(native.type(), 'beforeunload')
        await native.dismiss()
      })
      await page.close({ runBeforeUnload: true })
      await asked
      assert.equal(await person.field('D.1').inputValue(), 'UNSAVED')
      await person.button('cases:act.history').click()
      await dialog.getByRole('button', { name: t('act.leave'), exact: true }).click()
      await page.waitForURL('**/history')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Work on the patient page (${lang})`, () => {
    test('two windows of whoever has a case meet: the second one chooses field by field, nothing is lost', async ({
      assert,
    }) => {
      const [me, other] = await Promise.all([Person.arrive(lang), Person.arrive(lang)])
      await Promise.all([me.begin('entry'), other.begin('entry')])
      await Promise.all([openPatient(me, cases[lang]), openPatient(other, cases[lang])])
      const before = { weight: await me.field('D.3').inputValue() }
      await other.field('D.3').fill('61')
      await other.field('D.4').fill('161')
      await other.save().click()
      await other.text('cases:edit.all_saved').waitFor()

      await me.field('D.3').fill('62')
      await me.field('D.1').fill('ME')
      await me.page.keyboard.press('Control+s')
      const dialog = me.page.getByRole('dialog', { name: me.t('cases:merge.title') })
      await dialog.waitFor()
      const weight = dialog.getByRole('row').filter({ hasText: 'D.3' })
      const height = dialog.getByRole('row').filter({ hasText: 'D.4' })
      for (const value of [before.weight, '62', '61']) await weight.getByText(value).waitFor()
      assert.isTrue(await me.button('cases:merge.open', { count: 2 }).isDisabled())
      await me.look('merge')
      await weight.getByRole('radio').first().check()
      await height.getByRole('radio').last().check()
      await me.button('cases:merge.save').click()
      await dialog.waitFor({ state: 'detached' })
      await me.text('cases:edit.all_saved').waitFor()

      await other.page.reload()
      assert.equal(await other.field('D.3').inputValue(), '62')
      assert.equal(await other.field('D.4').inputValue(), '161')
      assert.equal(await other.field('D.1').inputValue(), 'ME')
      assert.deepEqual(me.faults, [], 'what axe-core calls serious')
    })

    test('leads from a finding to its field', async ({ assert }) => {
      const person = await Person.arrive(lang, { viewport: { width: 1920, height: 1080 } })
      const { page, t } = person
      await person.begin('entry')
      await openPatient(person, cases[lang])
      await person.field('D.3').fill('heavy')
      await person.finding('D.3').waitFor()
      const panel = page.getByRole('complementary', { name: t('cases:findings.title') })
      await panel.getByRole('button', { name: /D\.3 · / }).click()
      await page.waitForFunction((label) => {
        const focused = document.activeElement
        const words =
          focused?.id && document.querySelector(`label[for="${focused.id}"]`)?.textContent
        return words && words.endsWith(label)
      }, 'D.3')
      assert.equal(await person.field('D.3').inputValue(), 'heavy')
      await person.button('cases:edit.discard').click()
      assert.notEqual(await person.field('D.3').inputValue(), 'heavy')
    })
  })
}
