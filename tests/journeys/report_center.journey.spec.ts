// needs: cases, coding, reports, papers
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

for (const lang of languagesOf(import.meta.url)) {
  test.group(`The report center (${lang})`, () => {
    test('leads to reports, each number of which opens exactly its cases', async ({ assert }) => {
      const person = await Person.arrive(lang, { viewport: { width: 1280, height: 900 } })
      const { page, t } = person
      await person.begin('medical')
      await page.goto('/report')
      await person.link(t('reports_server:reports.gender.label')).waitFor()
      await person.look('report-center')

      for (const report of ['gender', 'age_group', 'distribution'] as const) {
        await page.goto(`/report/${report}`)
        const numbers = page.getByRole('cell').getByRole('link')
        await numbers.first().waitFor()
        await page.locator('figure svg').first().waitFor()
        await person.look(`report-${report}`)
        const last = numbers.last()
        const count = Number(await last.innerText())
        await last.click()
        await page.waitForURL('**/center/case?reportCell=*')
        await page.getByRole('button', { name: new RegExp(`^${t('reports:chip')}`) }).waitFor()
        const rows = page
          .getByRole('row')
          .filter({ has: page.getByRole('link', { name: /PH302-/ }) })
        await rows.first().waitFor()
        assert.isAtMost(await rows.count(), count, `${report}: no case more than the number says`)
        assert.isAtLeast(await rows.count(), Math.min(count, 20), `${report}: and none fewer`)
      }
      await person.look('report-cases')
      const chip = new RegExp(`^${t('act.clear')}: ${t('reports:chip')}`)
      await page.getByRole('button', { name: chip }).click()
      await page.waitForURL((url) => !url.search.includes('reportCell'))
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('keeps a run, shows it beside today, and says where there is nothing', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang, { viewport: { width: 1920, height: 1080 } })
      const { page, t } = person
      await person.begin('medical')
      await page.goto('/report/time_trend')
      await page.locator('figure svg').first().waitFor()
      await person.look('report-time-trend')
      const name = `${lang} ${t('reports_server:reports.time_trend.label')}`
      await page.getByRole('button', { name: t('reports:run.keep'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: t('reports:run.name') }).fill(name)
      await dialog.getByRole('button', { name: t('reports:run.keep') }).click()
      await page.waitForURL(/run=/)
      await page.getByText(name).first().waitFor()
      await person.look('report-run')
      await person.button('reports:run.leave').click()
      await page.waitForURL((url) => !url.search.includes('run='))

      for (const report of [
        ...['submit', 'batch_release', 'response_time', 'drug_combination'],
        ...['adverse_event_outcome', 'area', 'type_of_corporate_report', 'report_ponderance'],
        'effective_report',
      ]) {
        await page.goto(`/report/${report}`)
        await page.getByRole('table').first().waitFor()
        await page.locator('figure svg').first().waitFor()
        await person.look(`report-${report}`)
      }
      await page.goto('/report/gender?from=2199-01-01')
      await person.text('reports:none_text').waitFor()
      await person.look('report-no-case')
      await page.goto('/report/report_preview')
      await page.getByRole('group', { name: t('reports:preview.cases') }).waitFor()
      await person.look('report-preview')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
