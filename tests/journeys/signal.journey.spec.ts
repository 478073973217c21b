// needs: demo, signal
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Signals (${lang})`, () => {
    test('are found by a run, looked into, refuted, reopened and identified', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('medical', 'PH900', 0)
      await page
        .getByRole('navigation', { name: t('shell.menu') })
        .getByRole('link', { name: t('signal:analysis') })
        .click()
      await page.getByRole('heading', { name: t('signal:analysis') }).waitFor()
      await page.getByRole('button', { name: t('signal:run.new') }).click()
      await page.getByRole('textbox', { name: t('signal:plan.name') }).fill(`Journey ${lang}`)
      await person.look('signal-plan')
      await page.getByRole('button', { name: t('signal:run.start') }).click()
      await page
        .getByRole('combobox', { name: t('signal:run.name') })
        .filter({ hasText: `Journey ${lang}` })
        .waitFor()
      await page.getByRole('button', { name: new RegExp(`^${t('signal:view.all')}`) }).click()
      const rows = page.getByRole('region', { name: t('signal:analysis') }).locator('tbody tr')
      await rows.nth(lang === 'en' ? 7 : 8).click()
      const panel = page.getByRole('complementary')
      await panel.getByText(t('signal:why')).first().waitFor()
      await panel.getByRole('img').first().waitFor()
      await person.look('signal-pair')
      await panel
        .getByRole('button', { name: t('signal:chart.table') })
        .first()
        .click()
      await panel.getByRole('columnheader', { name: 'IC025' }).first().waitFor()
      await panel.getByRole('button', { name: t('signal:make') }).click()
      await page.getByText(t('signal:decision'), { exact: true }).waitFor()
      await person.look('signal-new')
      const decide = async (status: string, reason: string) => {
        await page.getByLabel(status, { exact: true }).check()
        await page.getByRole('textbox', { name: t('signal:reason_of_decision') }).fill(reason)
        await page.getByRole('button', { name: t('signal:decide') }).click()
        await page.getByText(reason).first().waitFor()
      }
      await decide(t('signal:status.3'), 'Reason one')
      await decide(t('signal:reopen'), 'Reason two')
      await decide(t('signal:status.4'), 'Reason three')
      await person.look('signal-identified')
      await page
        .getByRole('button', { name: /\d/ })
        .filter({ hasText: lang === 'en' ? /^See \d/ : /^查看/ })
        .click()
      await page.getByRole('heading', { name: t('signal:reports') }).waitFor()
      await page.getByRole('columnheader', { name: t('signal:report.causality') }).waitFor()
      await person.look('signal-reports')
      await page
        .getByRole('navigation', { name: t('shell.menu') })
        .getByRole('link', { name: t('signal:evaluation') })
        .click()
      await page.getByRole('columnheader', { name: t('signal:column.detected') }).waitFor()
      await person.look('signal-tracking')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
