// needs: queries
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

const caseNo = 'PH302-000020'

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Queries (${lang})`, () => {
    test('are asked at a field by key, replied by the other one, and closed', async ({
      assert,
    }) => {
      const [asker, other] = await Promise.all([Person.arrive(lang), Person.arrive(lang)])
      await Promise.all([asker.begin('medical'), other.begin('entry')])
      const { page, t } = asker
      const question = `${lang}: <b>?</b>`

      await other.openCase(caseNo)
      await other.editPage('patient')
      await other.field('D.1').fill('ZQ')
      await other.page.keyboard.press('Alt+q')
      await other.text('queries:ask.save_first').waitFor()
      const dialogs = other.page.getByRole('dialog')
      assert.equal(await dialogs.count(), 0, 'nothing opens on what is unsaved')
      await other.button('cases:edit.discard').click()

      // Who only reads the case asks, too.
      await asker.openCase(caseNo)
      await asker.editPage('patient')
      await asker.field('D.1').focus()
      await page.keyboard.press('Alt+q')
      const ask = page.getByRole('dialog')
      const place = ask.getByLabel(t('queries:place'))
      assert.match(await place.locator('option:checked').innerText(), / · /)
      await asker.button('queries:ask.send').click()
      await asker.text('queries:ask.is_empty').waitFor()
      await ask.getByRole('textbox', { name: t('queries:content') }).fill(question)
      await ask.getByLabel(t('queries:receiver')).selectOption({ label: 'Tang Ke 唐可' })
      await asker.look('query-ask')
      await asker.button('queries:ask.send').click()
      await asker.text('queries:ask.sent').waitFor()
      const marked = page.getByRole('img', { name: /^/ }).and(page.locator('[title]'))
      await marked.filter({ hasText: '?' }).first().waitFor()
      const corner = async () =>
        page
          .locator('[data-path="D_1"]')
          .first()
          .evaluate((field) => getComputedStyle(field, '::after').borderTopStyle)
      assert.equal(await corner(), 'solid', 'the field is marked')
      await asker.look('query-marks')

      await other.page.goto('/user_home/home_question')
      await other.look('queries-home')
      await other.row(question).click()
      const thread = other.page.getByRole('dialog')
      const reply = other.t('queries:thread.box.reply')
      await thread.getByRole('textbox', { name: reply }).fill('Yes')
      await other.look('query-reply')
      await other.button('queries:thread.reply').click()
      await other.text('queries:thread.done.reply').waitFor()

      const tab = new RegExp(`^${t('queries:title')}`)
      await page.getByRole('button', { name: tab }).click()
      await page.waitForURL('**/tabs/queries')
      await asker.row(question).waitFor()
      await asker.look('queries-of-case')
      await asker.row(question).click()
      await page.getByRole('dialog').getByText('Yes', { exact: true }).waitFor()
      await asker.look('query-thread')
      await asker.button('queries:thread.close').click()
      await asker.text('queries:thread.done.close').waitFor()
      await page.keyboard.press('Escape')
      await asker.row(question, t('queries:status.closed')).waitFor()

      await page.goto('/center/query')
      await asker.row(question).waitFor()
      await asker.look('queries')
      assert.deepEqual([...asker.faults, ...other.faults], [], 'what axe-core calls serious')
    })
  })
}
