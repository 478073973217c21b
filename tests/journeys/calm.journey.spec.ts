// needs: cases, e2b
import { test } from '@japa/runner'

import { makeMessage, reportContent } from '#tests/factories/make_message'
import { importFile } from '#tests/journeys/kit/import_file'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

/** A case with an event whose outcome and seriousness nobody has said, and a flaw on another page. */
async function openEvents(person: Person, number: string) {
  const content = reportContent({
    C_1_1: `XX-${number}-${person.lang}`,
    C_1_8_1: `XX-${number}-${person.lang}`,
    D_1: `${number}-${person.lang}`,
    D_3: 'heavy',
    E_i: [{ id: '20000000-0000-4000-8000-000000000001', E_i_1_2: 'Demo rash' }],
  })
  const file = { name: `${number}.xml`, mimeType: 'text/xml', buffer: makeMessage(content) }
  await person.begin('manager', 'PH900')
  const caseNo = await importFile(person, file, 'new')
  await person.page.keyboard.press('Escape')
  await person.openCase(caseNo)
  await person.editPage('adverse_events')
  await person.field('E.i.7').waitFor()
}

const panelOf = ({ page, t }: Person) =>
  page.getByRole('complementary', { name: t('cases:findings.title') })

/** Label of the field that has the cursor. */
const cursorIn = ({ page }: Person, element: string) =>
  page.waitForFunction((wanted) => {
    const id = document.activeElement?.id
    return document.querySelector(`label[for="${id}"]`)?.textContent?.endsWith(wanted)
  }, element)

for (const lang of languagesOf(import.meta.url)) {
  test.group(`A calm case (${lang})`, () => {
    test('a required field is marked, and told of once it was left empty, or the case was checked', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang, { viewport: { width: 1920, height: 1080 } })
      const { page, t } = person
      await openEvents(person, 'CALM')
      const wrong = page.locator('#work [aria-invalid=true]')
      const outcome = person.finding('E.i.7')
      assert.equal(await wrong.count(), 0)
      assert.equal(await outcome.count(), 0)
      const marked = page.locator('[data-path$=".E_i_7"] label', { hasText: '*' })
      assert.equal(await marked.count(), 1)
      await panelOf(person)
        .getByRole('button', { name: t('cases:check.act') })
        .waitFor()
      await person.look('calm-before')

      await person.field('E.i.7').focus()
      await page.keyboard.press('Tab')
      await outcome.waitFor()
      assert.equal(await outcome.locator('p').count(), 1)
      assert.equal(await wrong.count(), 1)
      // The others stay as they are.
      assert.equal(await person.finding('E.i.3.2').count(), 0)

      await page.keyboard.press('F9')
      await person.finding('E.i.3.2').waitFor()
      assert.equal(await person.finding('E.i.3.2').locator('p').count(), 1)
      const ofGroup = panelOf(person).locator('[data-finding="E2B-08"]')
      // The panel comes after the fields.
      await ofGroup.first().waitFor()
      assert.equal(await ofGroup.count(), 1)
      assert.equal(
        await panelOf(person)
          .getByText(lang === 'zh' ? '为空' : 'is empty')
          .count(),
        0
      )
      await person.look('calm-checked')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('findings stand page by page, fold, and lead to their fields by click and by key', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang, { viewport: { width: 1920, height: 1080 } })
      const { page, t } = person
      await openEvents(person, 'LEADS')
      const patient = panelOf(person).getByRole('button', {
        name: new RegExp(`^${lang === 'zh' ? '患者' : 'Patient'}`),
      })
      const weight = panelOf(person).locator('[data-finding]', { hasText: 'D.3 · ' })
      await weight.waitFor()
      await patient.click()
      await weight.waitFor({ state: 'detached' })
      assert.equal(await patient.getAttribute('aria-expanded'), 'false')
      await patient.click()
      await weight.click()
      await page.waitForURL('**/pages/patient#*')
      await cursorIn(person, 'D.3')

      await page.keyboard.press('F9')
      await panelOf(person).locator('[data-finding]').nth(3).waitFor()
      // A check counts for all pages of the case.
      await person.text('cases:check.done', { found: '' }).first().waitFor()
      await page.keyboard.press('Shift+F8')
      await page.keyboard.press('F8')
      await cursorIn(person, 'D.3')
      await page.keyboard.press('Control+/')
      await page.getByRole('dialog').getByText(t('cases:keys.check'), { exact: true }).waitFor()
    })
  })
}
