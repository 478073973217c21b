// needs: cases
import { test } from '@japa/runner'

import { aReport } from '#tests/factories/a_report'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'
import { Session } from '#tests/journeys/screens/session'

for (const lang of languagesOf(import.meta.url)) {
  test.group(`A case made by mistake (${lang})`, () => {
    test('is taken back from its view for a reason, and the list says which number is gone', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang, { expectErrors: /410/ })
      const { page, t } = person
      await person.begin('entry')
      const session = await Session.by(page.context().request, {
        username: 'entry',
        password: 'Pharos302',
      })
      await session.enter('PH302', 0)
      const made = await session.insist('post', '/api/cases', aReport({ D_1: 'ZZ' }))
      const { id, caseNo } = made as { id: string; caseNo: string }
      await page.goto(`/cases/${id}`)
      await person.button('cases:undo_creation.act').click()
      const dialog = page.getByRole('dialog', {
        name: t('cases:undo_creation.title', { caseNo }),
      })
      const act = dialog.getByRole('button', { name: t('cases:undo_creation.act') })
      assert.isTrue(await act.isDisabled(), 'it needs a reason')
      await dialog
        .getByLabel(t('cases:undo_creation.reason'))
        .fill(lang === 'zh' ? '重复录入' : 'Entered twice')
      await person.look('undo-creation')
      await act.click()
      await person.text('cases:undo_creation.done', { caseNo }).waitFor()
      await page.waitForURL('**/center/case')
      await person.look('undo-creation-done')
      assert.equal(await person.link(caseNo).count(), 0)
      // It is open in no tab of a case any more, and its address says what became of it.
      await page.goto(`/cases/${id}`)
      await page.getByText(lang === 'zh' ? '案例已删除' : 'The case has been deleted').waitFor()
      await person.look('deleted-case')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
