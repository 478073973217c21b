// needs: demo
import { test } from '@japa/runner'

import { makeMessage, reportContent } from '#tests/factories/make_message'
import { makeZip } from '#tests/files/make_zip'
import { importFile } from '#tests/journeys/kit/import_file'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

for (const lang of languagesOf(import.meta.url)) {
  test.group(`The import dialog (${lang})`, () => {
    test('tells new, identical, follow-up, possible duplicate and broken files apart; a person decides', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry', 'PH900', 0)
      const number = `XX-JOURNEY-${lang}`
      const first = reportContent({ C_1_1: number })
      const message = (content: Parameters<typeof makeMessage>[0]) => ({
        name: `${lang}-report.xml`,
        mimeType: 'text/xml',
        buffer: makeMessage(content),
      })
      const caseNo = await importFile(person, message(first), 'new')
      const zip = await makeZip({
        'identical.xml': makeMessage(first),
        'follow-up.xml': makeMessage({ ...first, C_1_5: '2026-02-01', H_1: 'More is known.' }),
        'duplicate.xml': makeMessage(
          reportContent({
            C_1_1: `YY-${number}`,
            C_1_9_1: true,
            C_1_9_1_r: [
              {
                id: '40000000-0000-4000-8000-000000000001',
                C_1_9_1_r_1: 'PARTNER',
                C_1_9_1_r_2: number,
              },
            ],
          })
        ),
        'broken.xml': '<MCCI_IN200100UV01 xmlns="urn:hl7-org:v3">',
      })
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(t('e2b:import.choose')).setInputFiles({
        name: 'several.zip',
        mimeType: 'application/zip',
        buffer: zip,
      })
      const report = (name: string) =>
        dialog.locator('li, [role=listitem]').filter({ hasText: name })
      await report('identical.xml').getByText(t('e2b:import.outcome.ask_identical')).waitFor()
      await report('follow-up.xml').getByText(t('e2b:import.outcome.ask_follow-up')).waitFor()
      await report('duplicate.xml')
        .getByText(t('e2b:import.outcome.ask_possible-duplicate'))
        .waitFor()
      await report('broken.xml').getByText(t('e2b:import.outcome.refused')).waitFor()
      assert.match(
        await report('broken.xml').innerText(),
        lang === 'zh' ? /格式良好/ : /well-formed/
      )
      await person.look('import-verdicts')

      const decide = async (name: string, act: string, outcome: string, values = {}) => {
        await report(name)
          .getByRole('button', { name: t(`e2b:import.decide.${act}`, values) })
          .click()
        await report(name)
          .getByText(t(`e2b:import.outcome.${outcome}`), { exact: true })
          .waitFor()
      }
      await decide('identical.xml', 'skip', 'skipped')
      await decide('follow-up.xml', 'follow_up', 'follow-up', { caseNo })
      await decide('duplicate.xml', 'new', 'new')
      await person.look('import-decided')
      await report('follow-up.xml').getByRole('link', { name: caseNo }).click()
      await page.getByRole('heading', { name: caseNo }).waitFor()
      await page
        .getByText(t('cases:version.follow_up', { number: 1 }))
        .first()
        .waitFor()
      await page.getByText('More is known.').waitFor()
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('finds what waits for a decision again after the browser was closed', async ({
      assert,
    }) => {
      const report = {
        name: `${lang}-known.xml`,
        mimeType: 'text/xml',
        buffer: makeMessage(reportContent({ C_1_1: `XX-LATER-${lang}` })),
      }
      const before = await Person.arrive(lang)
      await before.begin('entry', 'PH900', 0)
      await importFile(before, report, 'new')
      await before.page.reload()
      await importFile(before, report, 'ask_identical')
      await before.page.context().close()

      const later = await Person.arrive(lang)
      const { page, t } = later
      await later.begin('entry', 'PH900', 0)
      const button = later.button('e2b:import.open')
      // A follow-up of the demonstration waits, too.
      const waits = button.getByText(t('e2b:import.to_decide', { count: 2 }))
      await waits.waitFor()
      await later.look('import-count')
      await button.click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(t('e2b:import.open_imports')).getByText(report.name).waitFor()
      await later.look('import-open')
      await dialog
        .getByRole('button', { name: `${t('e2b:import.show_reports')}: ${report.name}` })
        .click()
      await dialog
        .getByLabel(t('e2b:import.reports'))
        .getByRole('button', { name: t('e2b:import.decide.skip') })
        .click()
      await dialog.getByText(t('e2b:import.outcome.skipped'), { exact: true }).waitFor()
      await dialog
        .getByRole('button', { name: t('act.close') })
        .first()
        .click()
      await button.getByText(t('e2b:import.to_decide', { count: 1 })).waitFor()
      assert.deepEqual(later.faults, [], 'what axe-core calls serious')
    })
  })
}

test.group('The reports that come with the demonstration', () => {
  test('are a new one, a follow-up of a case that is there, and a possible duplicate', async () => {
    const person = await Person.arrive('en')
    await person.begin('entry')
    await importFile(person, 'plugins/demo/samples/partner_reports.zip', 'new')
    const reports = person.page.getByRole('dialog').getByRole('listitem')
    const outcomes = {
      '1_new.xml': 'new',
      // Its case is still at work: it is held until that is archived.
      '2_follow_up.xml': 'held',
      '3_possible_duplicate.xml': 'ask_possible-duplicate',
    }
    for (const [name, outcome] of Object.entries(outcomes)) {
      const report = reports.filter({ hasText: name })
      await report.getByText(person.t(`e2b:import.outcome.${outcome}`), { exact: true }).waitFor()
    }
  })
})
