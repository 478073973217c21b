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
      await person.begin('medical', 'PS900', 0)
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
      await person.look('signal-pairs')
      const rows = page.getByRole('region', { name: t('signal:analysis') }).locator('tbody tr')
      await page.getByRole('button', { name: t('signal:charts') }).click()
      await page.getByRole('figure').nth(3).locator('svg').waitFor()
      await person.look('signal-charts')
      await page
        .getByRole('button', { name: t('signal:chart.table') })
        .first()
        .click()
      await page.getByRole('columnheader', { name: t('signal:chart.pair') }).waitFor()
      await page.getByRole('button', { name: t('signal:charts') }).click()
      const fileOf = async (key: string) => {
        const link = page.getByRole('link', { name: t(key) })
        const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
        return download.suggestedFilename()
      }
      assert.match(await fileOf('signal:export.zip'), /^PS900_signal_run_\d+\.zip$/)
      // Both journeys make a signal: each of a pair of its own.
      const [drug, term] = lang === 'en' ? ['Demostatin', 'Demo nausea'] : ['演示他汀', '演示皮疹']
      await page.getByRole('searchbox', { name: t('signal:filter') }).fill(drug)
      await rows.filter({ hasText: drug }).filter({ hasText: term }).first().click()
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
      await page.getByLabel(t('signal:column.due'), { exact: true }).fill('2027-01-20')
      await page.getByLabel(t('signal:column.due'), { exact: true }).press('Tab')
      await page.getByText(t('signal:step.due', { day: '2027-01-20' })).waitFor()
      await person.look('signal-identified')
      assert.match(await fileOf('signal:export.pdf'), /^PS900_signal_\d+\.pdf$/)
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
      assert.equal(await fileOf('signal:export.xlsx'), 'PS900_signals.xlsx')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
