// needs: demo, sur
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Registers of periodic reports (${lang})`, () => {
    test('are filled, shown by the tables of a report, frozen, and then differ', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      const name = `Register ${lang}`
      // Each language walks a project of its own environment, which nobody else sets up.
      await person.begin('manager', 'PH900', lang === 'zh' ? 0 : 1)
      await page
        .getByRole('navigation', { name: t('shell.menu') })
        .getByRole('link', { name: 'PSUR' })
        .click()
      await page.getByRole('button', { name: t('sur:registers.open') }).click()
      await page.getByRole('tab', { name: t('sur:registers.name.exposure') }).click()
      await page.getByRole('table').waitFor()
      await person.look('registers-exposure')
      await page.getByRole('tab', { name: t('sur:registers.name.approvals') }).click()

      const add = page.getByRole('button', { name: t('sur:registers.form.add') })
      const box = (key: string) =>
        page.getByRole('textbox', { name: t(`sur:registers.column.${key}`), exact: true })
      const choose = (key: string, value: string) =>
        page
          .getByRole('combobox', { name: t(`sur:registers.column.${key}`), exact: true })
          .selectOption(value)
      const save = page.getByRole('button', { name: t('sur:registers.form.save'), exact: true })
      await add.click()
      await box('country').fill('XX')
      await save.click()
      await page.getByText(t('sur:registers.wrong.country', { code: 'XX' })).waitFor()
      await person.look('registers-refused')
      await box('country').fill('JP')
      await box('approval_date').fill('2025-06-03')
      await box('trade_name').fill(name)
      await box('dose_form').fill('Tablet 片剂')
      await box('indication').fill('Hypertension 高血压')
      await choose('status', 'approved')
      await save.click()
      await page.getByRole('row').filter({ hasText: name }).waitFor()
      await person.look('registers-approvals')

      await page.getByRole('tab', { name: t('sur:registers.name.exposure') }).click()
      await add.click()
      await choose('from', 'market')
      await box('country').fill('JP')
      await box('sold_from').fill('2025-07-01')
      await box('sold_to').fill('2025-12-31')
      await box('units').fill('1000000')
      await box('strength').fill('10')
      await box('ddd').fill('20')
      await choose('unit', 'mg')
      await box('source').fill(name)
      // 1,000,000 × 10 ÷ 20 ÷ 365.25 = 1,368.93
      await page.getByText('1,000,000 × 10 mg ÷ 20 mg ÷ 365.25 = 1,368.93').waitFor()
      await person.look('registers-sales')
      await save.click()
      await page.getByRole('row').filter({ hasText: name }).waitFor()

      await page.getByRole('button', { name: t('sur:setup.to_list') }).click()
      await page
        .getByRole('row')
        .filter({ hasText: t('sur:nth', { ordinal: 1 }) })
        .click()
      await page.getByRole('tab', { name: t('sur:tables.title') }).click()
      await page.getByText(t('sur:registers.differs', { count: 2 })).waitFor()
      await page.getByRole('button', { name: t('sur:registers.show') }).click()
      await page.getByText(t('sur:registers.why.new')).first().waitFor()
      await person.look('registers-differs')
      await page.getByRole('button', { name: t('act.close') }).click()

      // The report was handed in: it is sent back, and its tables are frozen again.
      const reason = async (act: string) => {
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('textbox').fill(name)
        await dialog.getByRole('button', { name: act }).click()
      }
      await page.getByRole('button', { name: t('sur:writing.send_back') }).click()
      await reason(t('sur:writing.send_back'))
      await page.getByRole('button', { name: t('sur:freeze.again') }).click()
      await reason(t('sur:freeze.again'))
      await page.getByText(t('sur:freeze.nth', { seq: 2 }), { exact: true }).waitFor()
      const lists = page.getByRole('navigation', { name: t('sur:tables.title') })
      await lists.getByRole('button', { name: /5\.2$/ }).click()
      await page.getByRole('row').filter({ hasText: '1368.93' }).waitFor()
      await person.look('registers-frozen-exposure')
      await lists.getByRole('button').first().click()
      await page.getByRole('row').filter({ hasText: name }).waitFor()
      await person.look('registers-frozen-approvals')

      await page.goto('/psur/registers')
      await page.getByRole('row').filter({ hasText: name }).getByRole('button').first().click()
      await page.getByRole('button', { name: t('sur:registers.form.end') }).click()
      await page.getByRole('textbox', { name: t('sur:registers.form.end_day') }).fill('2026-01-31')
      await page.getByRole('textbox', { name: t('sur:registers.form.change_reason') }).fill(name)
      await person.look('registers-end')
      await save.click()
      await page.getByRole('row').filter({ hasText: '2026-01-31' }).waitFor()
      await page.goto('/psur/report-write/list')
      await page
        .getByRole('row')
        .filter({ hasText: t('sur:nth', { ordinal: 1 }) })
        .click()
      await page.getByRole('tab', { name: t('sur:tables.title') }).click()
      await page.getByText(t('sur:registers.differs', { count: 1 })).waitFor()
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
