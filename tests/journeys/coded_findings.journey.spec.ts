// needs: coding
import { test } from '@japa/runner'

import { makeMessage, reportContent } from '#tests/factories/make_message'
import { importFile } from '#tests/journeys/kit/import_file'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

const CODE = '90100004'
const OTHER_CODE = '90100007'
const [OLD, NEW] = ['91.0', '91.1']
/** Too old for a post-marketing case. */
const ANCIENT = '80.0'

const TOO_OLD = {
  en: 'use one of the three latest MedDRA versions',
  zh: '版本须在最近三个版本之内',
} as const

/** A post-marketing case with an event for each version, by its number. */
async function caseWith(person: Person, number: string, versions: readonly string[]) {
  const codes = [CODE, OTHER_CODE]
  const content = reportContent({
    C_1_1: `XX-${number}-${person.lang}`,
    C_1_8_1: `XX-${number}-${person.lang}`,
    D_1: `${number}-${person.lang}`,
    E_i: versions.map((E_i_2_1a, at) => ({
      ...{ id: `20000000-0000-4000-8000-00000000000${at + 1}`, E_i_2_1a, E_i_2_1b: codes[at]! },
      ...{ E_i_3_2a: true, E_i_7: '5' },
    })),
  })
  const file = { name: `${number}.xml`, mimeType: 'text/xml', buffer: makeMessage(content) }
  await person.page.goto('/center/case')
  const caseNo = await importFile(person, file, 'new')
  await person.page.keyboard.press('Escape')
  await person.openCase(caseNo)
  return new URL(person.page.url()).pathname.split('/')[2]!
}

/** The line of the overview for a code. */
const lineOf = ({ page }: Person, code: string) =>
  page.getByRole('row').filter({ hasText: code }).first()

/** Follows a finding to the element that it is about: the first of its rule in the panel. */
async function goTo({ page, t }: Person, rule: string, path = '') {
  const findings = page.getByRole('complementary', { name: t('cases:findings.title') })
  await findings
    .getByRole('button')
    .filter({ hasText: `${path} · ${rule}` })
    .first()
    .click()
}

/** Waits until the cursor stands in the box of this element, which shares its field. */
const cursorAt = ({ page }: Person, element: string) =>
  page.waitForFunction(
    (wanted) => document.activeElement?.matches(`[data-element="${wanted}"] input`),
    element
  )

/** Takes the case on the screen from the old version to the new one. */
async function recode({ page, t }: Person) {
  await page.getByRole('button', { name: t('coding:recoding.act') }).click()
  const dialog = page.getByRole('dialog')
  const question = dialog.filter({ hasText: t('coding:recoding.question_text') })
  const act = { name: t('coding:recoding.recode'), exact: true }
  await page.getByRole('combobox', { name: t('coding:recoding.to') }).selectOption(NEW)
  await dialog.getByRole('button', act).click()
  await question.getByRole('button', act).click()
  await question.waitFor({ state: 'detached' })
  // The run goes on behind the closed dialog.
  await dialog
    .getByRole('button', { name: t('act.close') })
    .last()
    .click()
  await dialog.waitFor({ state: 'hidden' })
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Findings of coded terms (${lang})`, () => {
    test('a version, and a unit, is marked and told at the field that shows it, and led to', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page } = person
      await person.begin('manager', 'PH900')
      await caseWith(person, 'LED', [NEW, ANCIENT])
      await goTo(person, 'E2B-25')
      await page.waitForFunction(() => document.activeElement?.matches('[data-with$="E_i_2_1a"]'))

      await person.editPage('adverse_events')
      await goTo(person, 'E2B-25')
      await cursorAt(person, 'E.i.2.1a')
      const version = page.locator('[data-element="E.i.2.1a"] input')
      assert.equal(await version.inputValue(), ANCIENT)
      assert.equal(await version.getAttribute('aria-invalid'), 'true')
      assert.equal(await person.field('E.i.2.1b').getAttribute('aria-invalid'), 'false')
      assert.include(await person.finding('E.i.2.1b').innerText(), TOO_OLD[lang])
      await person.look('coded-findings-version')

      // That all codes are of one version is asked of the whole case, and so of each event.
      await page.locator('[data-row]').first().click()
      await goTo(person, 'E2B-24')
      await cursorAt(person, 'E.i.2.1a')
      assert.equal(await version.inputValue(), NEW)
      assert.equal(await version.getAttribute('aria-invalid'), 'true')

      await person.field('E.i.6a').fill('3')
      // Left without its unit.
      await person.field('E.i.7').focus()
      await person.finding('E.i.6a').waitFor()
      await goTo(person, 'GEN-04', 'E.i[1].6b')
      await cursorAt(person, 'E.i.6b')
      await person.look('coded-findings-unit')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('a code that the rules find fault with is to be checked, in the case and on its page', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('manager', 'PH900')
      const check = page.getByText(t('forms.terms.check'), { exact: true })
      const id = await caseWith(person, 'CHECKED', [ANCIENT])
      for (const address of [`/cases/${id}`, `/cases/${id}/pages/meddra`]) {
        await page.goto(address)
        const state = lineOf(person, CODE).locator(check)
        await state.waitFor()
        assert.include(await state.getAttribute('title'), TOO_OLD[lang])
        await state.scrollIntoViewIfNeeded()
        await person.look(`coded-findings-check-${address.endsWith('meddra') ? 'edit' : 'view'}`)
      }
      const sound = await caseWith(person, 'SOUND', [NEW])
      await page.goto(`/cases/${sound}/pages/meddra`)
      await lineOf(person, CODE).getByText(t('forms.terms.coded'), { exact: true }).waitFor()
      assert.equal(await check.count(), 0)
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('a case that was recoded from its page stands there as it is now, also when the dialog was closed before', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('manager', 'PH900')
      for (const on of ['view', 'edit']) {
        const id = await caseWith(person, `RECODED-${on}`, [OLD])
        if (on === 'edit') await page.goto(`/cases/${id}/pages/meddra`)
        await lineOf(person, CODE).getByText(OLD, { exact: true }).waitFor()
        await recode(person)
        await lineOf(person, CODE).getByText(NEW, { exact: true }).waitFor()
        await page.getByText(t('cases:strip.revision', { revision: 2 })).waitFor()
        await person.look(`coded-findings-recoded-${on}`)
      }
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
