// needs: demo, feedback
import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

/** A report that the regulator feeds back under a feedback code. */
function fedBack(code: string, given: CaseContent = {}): CaseContent {
  const source = {
    id: '50000000-0000-4000-8000-000000000001',
    C_1_9_1_r_1: '反馈码',
    C_1_9_1_r_2: code,
  }
  const own = { C_1_1: `CN-${code}`, C_1_9_1: true, C_1_9_1_r: [source], C_3_1: '2' }
  return reportContent({ ...own, ...given })
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Regulator feedback data (${lang})`, () => {
    test('is uploaded, read, and made a case, then a new version of it; what is no case is set aside', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry', 'PH900', 0)
      await page
        .getByRole('navigation', { name: t('shell.menu') })
        .getByRole('link', { name: t('feedback:title') })
        .click()
      await page.getByRole('heading', { name: t('feedback:title') }).waitFor()
      const upload = (content: CaseContent | Buffer, name: string) =>
        page
          .getByLabel(t('feedback:upload'))
          .last()
          .setInputFiles({
            ...{ name, mimeType: 'text/xml' },
            buffer: Buffer.isBuffer(content) ? content : makeMessage(content),
          })
      await upload(Buffer.from('<unclosed>'), 'broken.xml')
      await page.getByRole('alert').filter({ hasText: 'broken.xml' }).waitFor()
      await person.look('feedback-refused')

      const code = `FK-${lang}`
      await upload(fedBack(code), 'feedback.xml')
      await person.row(code).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('Demo tablet B').first().waitFor()
      await dialog.getByText(t('feedback:verdict.new')).waitFor()
      await person.look('feedback-new')
      await dialog.getByRole('button', { name: t('feedback:generate.new') }).click()
      const open = dialog.getByRole('button', { name: t('feedback:open_case', { caseNo: '' }) })
      const caseNo = (await open.innerText()).split(/\s/).at(-1)!
      await dialog.getByRole('button', { name: t('act.close') }).click()
      await person.row(code, t('feedback:status.generated'), caseNo).waitFor()

      const later = { C_1_1: `CN-${code}`, C_1_5: '2026-03-01', H_1: 'More is known.' }
      await upload(fedBack(`${code}-2`, later), 'later.xml')
      await person.row(`${code}-2`).click()
      await dialog.getByText(t('feedback:verdict.follow-up')).waitFor()
      await person.look('feedback-follow-up')
      await dialog.getByRole('button', { name: t('feedback:invalid.act') }).click()
      const why = page.getByRole('dialog').last()
      await why.getByRole('textbox', { name: t('feedback:reason') }).fill('4.r.5')
      await why.getByRole('button', { name: t('feedback:invalid.act') }).click()
      await dialog.getByText('4.r.5').waitFor()
      await person.look('feedback-invalid')
      await dialog.getByRole('button', { name: t('feedback:invalid.take_back') }).click()
      await dialog
        .getByRole('button', { name: t('feedback:generate.follow_up', { caseNo }) })
        .click()
      await open.click()
      await page.getByRole('heading', { name: caseNo }).waitFor()
      await page.getByText('More is known.').first().waitFor()
      await page
        .getByText(t('cases:version.follow_up', { number: 1 }))
        .first()
        .waitFor()
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
