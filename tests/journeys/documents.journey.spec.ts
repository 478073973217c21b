// needs: cases
import { test } from '@japa/runner'

import { makePdf } from '#tests/files/make_pdf'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

/** Each language works on a case of its own. */
const cases = { en: 'PH302-000007', zh: 'PH302-000008' } as const

const letter = {
  en: ['Discharge letter (invented)', 'The rash was gone on 12 May', 'and did not come back.'],
  zh: ['出院小结（虚构）', '患者皮疹已于五月十二日', '完全消退，未再出现。'],
} as const
/** As the last two lines go into a field. */
const copied = {
  en: 'The rash was gone on 12 May and did not come back.',
  zh: '患者皮疹已于五月十二日完全消退，未再出现。',
} as const

/** Opens a page of a case with a new row for a document. */
async function addRow(person: Person, caseNo: string) {
  const { page, t } = person
  await person.begin('entry')
  await person.openCase(caseNo)
  await person.editPage('literature')
  const rows = page.locator('[data-path="C_4_r"]')
  await rows
    .getByRole('button', { name: t('forms.add_row') })
    .first()
    .click()
  await person.field('C.4.r.2').waitFor({ state: 'attached' })
}

/** Selects whole lines of the PDF that is shown, as a person does by dragging over them. */
async function selectLines({ page }: Person, first: string, last: string) {
  const box = async (line: string) => (await page.getByText(line).boundingBox())!
  const [from, to] = [await box(first), await box(last)]
  await page.mouse.move(from.x + 1, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width - 1, to.y + to.height / 2, { steps: 8 })
  await page.mouse.up()
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Documents of a case (${lang})`, () => {
    test('a refused document says why with its number; a removed one comes back', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await addRow(person, cases[lang])
      const box = person.field('C.4.r.2')
      const program = Buffer.from(`MZ${'\0'.repeat(100)}`, 'latin1')
      await box.setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: program })
      await page.getByRole('alert').filter({ hasText: '3001 · ' }).waitFor()
      await person.look('document-refused')
      assert.equal(await page.getByText('letter.pdf', { exact: true }).count(), 0)

      const buffer = makePdf(letter[lang])
      const name = '出院小结 letter.pdf'
      await box.setInputFiles({ name, mimeType: 'application/pdf', buffer })
      const remove = page.getByRole('button', { name: `${t('forms.file.remove')} ${name}` })
      await remove.waitFor()
      assert.equal(await page.getByRole('alert').count(), 0)
      await box.press('Delete')
      await person.text('forms.file.removed').waitFor()
      assert.equal(await remove.count(), 0)
      await person.button('act.undo').last().click()
      await remove.waitFor()
      await person.look('document-kept')
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: `${t('forms.file.download')} ${name}` }).click()
      assert.equal((await download).suggestedFilename(), name)
      await person.button('cases:edit.discard').click()
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('a document on its way is not left behind: saving says so and leaving asks', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await addRow(person, cases[lang])
      const arrived = Promise.withResolvers<void>()
      await page.route('**/documents', async (route) => {
        await arrived.promise
        await route.continue()
      })
      const name = 'slow.pdf'
      const buffer = makePdf(letter[lang])
      await person.field('C.4.r.2').setInputFiles({ name, mimeType: 'application/pdf', buffer })
      await person.text('cases:edit.sending').first().waitFor()
      await page.keyboard.press('Control+s')
      await page
        .getByRole('status')
        .filter({ hasText: t('cases:edit.sending') })
        .nth(1)
        .waitFor()
      await person.look('document-on-its-way')
      await page.keyboard.press('Control+Enter')
      await person.text('shell.unsaved').waitFor()
      await page.keyboard.press('Escape')
      arrived.resolve()
      await page.getByRole('button', { name: `${t('forms.file.remove')} ${name}` }).waitFor()
      await person.text('cases:edit.unsaved', { count: 1 }).waitFor()
      await person.button('cases:edit.discard').click()
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('a PDF stands beside the narrative; what is selected in it is copied, saved and read back', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await addRow(person, cases[lang])
      const buffer = makePdf(letter[lang])
      const name = '出院小结 letter.pdf'
      await person.field('C.4.r.2').setInputFiles({ name, mimeType: 'application/pdf', buffer })
      await page.getByRole('button', { name: `${t('forms.file.show')} ${name}` }).click()
      await page.getByText(letter[lang][0]).waitFor()
      await page.keyboard.press('Control+s')
      await person.text('cases:edit.all_saved').waitFor()
      await page.goto(page.url().replace(/pages\/literature.*/, 'pages/narrative'))
      await page.getByText(letter[lang][0]).waitFor()

      const narrative = person.field('H.1')
      await narrative.focus()
      await page.keyboard.press('Control+End')
      const before = await narrative.inputValue()
      const added = async () => (await narrative.inputValue()).slice(before.length).trim()
      await selectLines(person, letter[lang][1], letter[lang][2])
      const copy = t('cases:beside.document.copy_to', { element: 'H.1' })
      await page.getByRole('button', { name: copy }).waitFor()
      await person.look('document-beside')
      await page.keyboard.press('Alt+i')
      assert.equal(await added(), copied[lang])
      await person.text('cases:edit.unsaved', { count: 1 }).waitFor()
      await page.keyboard.press('Control+z')
      assert.equal(await narrative.inputValue(), before)
      await selectLines(person, letter[lang][1], letter[lang][2])
      await page.getByRole('button', { name: copy }).click()
      await page.keyboard.press('Control+s')
      await person.text('cases:edit.all_saved').waitFor()
      await page.reload()
      assert.equal(await added(), copied[lang])
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
