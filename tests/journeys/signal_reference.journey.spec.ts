// needs: demo, signal
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

const table = [
  'report_id,drug,event,sex,age_group,year,country',
  ...Array.from({ length: 30 }, (_, at) => `R${at},Demovir,Demo stomach bleeding,F,18-44,2025,US`),
  ...Array.from({ length: 30 }, (_, at) => `S${at},Demo other,Demo headache,M,18-44,2025,US`),
  'T1,Demovir,,M,18-44,2025,US',
].join('\n')

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Reference data for signals (${lang})`, () => {
    test('are loaded and approved by the platform, and chosen by a plan', async ({ assert }) => {
      const name = `Journey others ${lang}`
      const platform = await Person.arrive(lang)
      const { page: office, t } = platform
      await platform.signIn('platform')
      await office.waitForURL((url) => url.pathname !== '/login')
      await office.goto('/admin/dictionary/reference')
      await office.getByRole('heading', { name: t('signal:references.title') }).waitFor()
      const load = office.getByRole('button', { name: t('signal:references.load') })
      await load.click()
      const dialog = office.getByRole('dialog')
      await dialog.getByRole('textbox', { name: t('signal:references.name') }).fill(name)
      await dialog
        .getByLabel(t('signal:references.files'), { exact: true })
        .setInputFiles({ name: 'others.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
      await platform.look('reference-load')
      await dialog.getByRole('button', { name: t('signal:references.load') }).click()
      const row = office.getByRole('row').filter({ hasText: name })
      await row.getByText(t('signal:references.states.imported')).waitFor()
      await row.getByText(name).click()
      await office.getByText(t('signal:references.count.emptyTerms')).waitFor()
      await platform.look('reference-read')
      const approve = t('signal:references.acts.approve.act')
      await office.getByRole('button', { name: approve }).click()
      await office.getByRole('dialog').last().getByRole('button', { name: approve }).click()
      await office.getByRole('button', { name: t('signal:references.acts.retire.act') }).waitFor()
      await office.getByRole('button', { name: t('act.close') }).click()
      await platform.look('reference-list')
      assert.deepEqual(platform.faults, [], 'what axe-core calls serious')

      const person = await Person.arrive(lang)
      const { page } = person
      await person.begin('medical', 'PS900', 0)
      await page.goto('/signal/analysis')
      await page.getByRole('button', { name: t('signal:run.new') }).click()
      await page.getByRole('textbox', { name: t('signal:plan.name') }).fill(`Others ${lang}`)
      await page
        .getByRole('combobox', { name: t('signal:background.choose') })
        .selectOption({ label: t('signal:background.alone', { name }) })
      await page.getByText(t('signal:background.says_alone')).waitFor()
      await person.look('reference-plan')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('a view of the pairs is saved, shown first, renamed and deleted', async ({ assert }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('medical', 'PS900', 0)
      await page.goto('/signal/analysis')
      await page.getByRole('button', { name: new RegExp(`^${t('signal:view.all')}`) }).click()
      await page.getByRole('columnheader', { name: 'EB05' }).click()
      await page.getByRole('button', { name: t('signal:views.new'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      const save = async (name: string) => {
        await dialog.getByRole('textbox', { name: t('signal:views.name') }).fill(name)
        await person.look('view-dialog')
        await dialog.getByRole('button', { name: t('signal:views.save') }).click()
        await dialog.waitFor({ state: 'detached' })
      }
      await dialog.getByLabel(t('signal:views.isDefault')).check()
      await save(`Tab ${lang}`)
      const tab = (name: string) => page.getByRole('button', { name, exact: true })
      await tab(`Tab ${lang}`).waitFor()
      await page.reload()
      await page
        .locator('[aria-pressed="true"]')
        .filter({ hasText: `Tab ${lang}` })
        .waitFor()
      await person.look('view-tabs')
      await page.getByRole('button', { name: t('signal:views.rename') }).click()
      await save(`Renamed ${lang}`)
      await tab(`Renamed ${lang}`).waitFor()
      await page.getByRole('button', { name: t('signal:views.remove') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('signal:views.remove') })
        .click()
      await tab(`Renamed ${lang}`).waitFor({ state: 'detached' })
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
