// needs: presets, process
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf, type Language } from '#tests/journeys/kit/words'

/** Each language works on a case of its own. */
const cases = { en: 'PH302-000009', zh: 'PH302-000010' } as const

/** The administrator of the company keeps a study as a template. */
async function keepStudy(person: Person, name: string, studyNo: string) {
  const { page, t } = person
  await page.goto('/company/template/study/list')
  await person.button('presets:templates.new.study').click()
  await page.getByRole('textbox', { name: t('presets:templates.name') }).fill(name)
  await person.field('C.5.3').fill(studyNo)
  await person.look('template-new')
  await person.button('presets:admin.save').click()
  await person.row(name, studyNo).waitFor()
}

/** Somebody who administers the company, in its back office. */
async function arriveAtCompany(lang: Language) {
  const person = await Person.arrive(lang)
  await person.signIn('company')
  await person.page.waitForURL((url) => url.pathname !== '/login')
  return person
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Templates of the company (${lang})`, () => {
    test('are made by its administrator, taken over by whoever configures a project, and offered in a case', async ({
      assert,
    }) => {
      const [wanted, unwanted] = [`Template ${lang}`, `Left out ${lang}`]
      const company = await arriveAtCompany(lang)
      await keepStudy(company, unwanted, 'T-0')
      await keepStudy(company, wanted, 'T-1')
      await company.page.getByRole('searchbox').fill(wanted)
      await company.page.getByText(unwanted).waitFor({ state: 'detached' })
      const saving = company.page.waitForEvent('download')
      await company.button('admin.export').click()
      assert.equal((await saving).suggestedFilename(), 'templates_study.csv')
      await company.look('templates')

      const manager = await Person.arrive(lang)
      const { page, t } = manager
      await manager.begin('manager')
      await page.goto('/system/copy')
      await page.getByRole('combobox', { name: t('copy.from') }).selectOption('company')
      await manager.button('copy.preview').click()
      await manager.row(wanted, t('copy.states.added')).waitFor()
      const out = page.getByRole('checkbox', { name: t('copy.choose', { name: unwanted }) })
      await out.uncheck()
      // The process that the company keeps would send the cases of other journeys another way.
      const name = t('process_server:process_configuration.process')
      const choice = { name: t('copy.choose', { name }), exact: true }
      await page.getByRole('checkbox', choice).uncheck()
      await manager.look('templates-preview')
      await page.getByRole('button', { name: t('copy.apply'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await manager.look('templates-question')
      await dialog.getByRole('button', { name: t('copy.apply'), exact: true }).click()
      await page.getByRole('heading', { name: t('copy.done') }).waitFor()
      await manager.row(wanted).waitFor()
      assert.equal(await page.getByText(unwanted).count(), 0)
      await manager.look('templates-taken')

      // In a case of whoever enters it: another would only read it.
      const entry = await Person.arrive(lang)
      await entry.begin('entry')
      await entry.openCase(cases[lang])
      await entry.editPage('study')
      await entry.page.keyboard.press('Alt+p')
      const title = t('presets:copy.title.study')
      const offered = entry.page.getByRole('dialog', { name: title })
      await offered.getByRole('combobox').first().fill(wanted)
      await offered.getByRole('option').getByText(wanted).first().waitFor()
      await offered.getByRole('row').filter({ hasText: 'T-1' }).first().waitFor()
      await entry.look('templates-offered')
      await offered.getByRole('combobox').first().fill(unwanted)
      await entry.text('presets:copy.none_chosen').first().waitFor()
      const faults = [company, manager, entry].flatMap((person) => person.faults)
      assert.deepEqual(faults, [], 'what axe-core calls serious')
    })
  })
}
