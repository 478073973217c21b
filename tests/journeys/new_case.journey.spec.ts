// needs: cases, e2b, presets
import { test } from '@japa/runner'

import { aReport } from '#tests/factories/a_report'
import { makeUser } from '#tests/factories/make_user'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'
import { Session } from '#tests/journeys/screens/session'

/** Everything by keys: Tab from field to field, and a mark for each that is gone past. */
async function typeReport(person: Person, fields: readonly string[]) {
  for (const [at, text] of fields.entries()) {
    if (at > 0) await person.page.keyboard.press('Tab')
    if (text) await person.page.keyboard.type(text)
  }
}

/** A case that somebody booked in before, under that identifier. */
async function bookedBefore({ page }: Person, C_1_1: string) {
  const session = await Session.by(page.context().request, {
    username: 'entry',
    password: 'Pharos302',
  })
  await session.enter('PH302', 0)
  const reporters = [{ id: 'reporter', C_2_r_3: 'FR', C_2_r_5: '1' }]
  const report = aReport({ C_1_1, C_2_r: reporters })
  return (await session.insist('post', '/api/cases', report)) as { caseNo: string }
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`A new case (${lang})`, () => {
    test('is booked in by keyboard, refused at its fields, and opens on case identification', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      await person.button('cases:create.open').waitFor()
      await page.keyboard.press('Alt+n')
      const dialog = page.getByRole('dialog', { name: t('cases:create.title') })
      const today = await person.field('C.1.4').inputValue()
      assert.match(today, /^\d{4}-\d\d-\d\d$/)
      await typeReport(person, ['xyz', '2999-01-01'])
      await page.keyboard.press('Control+Enter')
      await person.finding('C.1.3').waitFor()
      await person.finding('C.1.4').waitFor()
      await person.look('book-in-refused')

      await person.field('C.1.3').focus()
      const event = lang === 'zh' ? '皮疹' : 'Rash'
      await typeReport(person, [
        ...['1', '20260304', '2', 'PARTNER', 'XX-PARTNER-7'],
        ...['Sample', '', lang === 'zh' ? '演示医院' : 'Demo Hospital', '1', 'FR'],
        ...['', '', 'AB', '2', '', '35', 'a'],
        ...['Demotinib', event, '', '2026-03'],
      ])
      const elements = dialog.getByRole('listitem')
      await person.text('cases:book_in.missing').waitFor({ state: 'detached' })
      assert.equal(await elements.count(), 4)
      await person.look('book-in')
      await page.keyboard.press('Control+Enter')
      await page.waitForURL('**/pages/case_identification?*')
      assert.equal(await person.field('C.1.4').inputValue(), '2026-03-04')
      assert.match(await person.field('C.1.3').inputValue(), /^1/)
      await person.text('cases:strip.revision', { revision: 1 }).first().waitFor()
      // What follows from it is proposed, until somebody saves it.
      assert.match(await person.field('C.1.1').inputValue(), /^FR-DEMOPHARMA-PH302-\d+$/)
      const proposed = page.getByText(t('forms.proposed'), { exact: true })
      assert.equal(await proposed.count(), 5)
      await person.look('book-in-proposed')
      await page.keyboard.press('Control+s')
      await person.text('cases:edit.all_saved').waitFor()
      assert.equal(await proposed.count(), 0)
      await page.keyboard.press('Control+Enter')
      await page.waitForURL('**/pages/reporter')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('is offered beside the import where there is none yet', async ({ assert }) => {
      const permissions = ['CASE_DATA', 'CASE_EDIT', 'PROCESS_ENTRY', 'CASE_IMPORT_READ']
      const user = await makeUser({ permissions })
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.signIn(user.username, user.password)
      await person.enter(user.project.code, 0)
      const main = page.getByRole('main')
      await person.text('cases:list.none').waitFor()
      await person.look('list-empty')
      for (const act of ['cases:create.open', 'e2b:import.open'])
        assert.equal(await main.getByRole('button', { name: t(act) }).count(), 2, act)
      await main
        .getByRole('button', { name: t('cases:create.open') })
        .last()
        .click()
      await page.getByRole('dialog', { name: t('cases:create.title') }).waitFor()
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('takes its reporter from a preset, by a key', async ({ assert }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      await person.button('cases:create.open').waitFor()
      await page.keyboard.press('Alt+n')
      await person.field('C.2.r.1.4').focus()
      await page.keyboard.press('Alt+p')
      const presets = page.getByRole('dialog', { name: t('presets:copy.title.reporter') })
      await presets.getByRole('table').waitFor()
      await person.look('book-in-presets')
      await page.keyboard.press('Enter')
      await presets.waitFor({ state: 'detached' })
      assert.notEqual(await person.field('C.2.r.2.1').inputValue(), '')
      await person.look('book-in-reporter')
      await page.keyboard.press('Escape')
      await person.button('cases:book_in.discard_act').waitFor()
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('is there at once: what is typed while its form is on its way stands in the fields', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page } = person
      const arrived = Promise.withResolvers<void>()
      await page.route('**/api/forms/catalogue*', async (route) => {
        await arrived.promise
        await route.continue()
      })
      await person.begin('entry')
      await person.button('cases:create.open').waitFor()
      await page.keyboard.press('Alt+n')
      await page.getByRole('dialog').getByRole('textbox').waitFor()
      await typeReport(person, ['1', '20260304', '2', 'PARTNER', 'XX-7'])
      arrived.resolve()
      await person.field('C.1.9.1.r.2').waitFor()
      await page.waitForFunction(() =>
        document.activeElement?.matches('[data-path*=C_1_9_1_r_2] *')
      )
      assert.match(await person.field('C.1.3').inputValue(), /^1 /)
      assert.equal(await person.field('C.1.4').inputValue(), '2026-03-04')
      assert.equal(await person.field('C.1.9.1.r.1').inputValue(), 'PARTNER')
      assert.equal(await person.field('C.1.9.1.r.2').inputValue(), 'XX-7')
    })

    test('is told of cases that may be the same, and may go into one of them as a follow-up', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page } = person
      await person.begin('entry')
      const identifier = `FR-DEMOPHARMA-KNOWN-${lang}`
      const { caseNo } = await bookedBefore(person, identifier)
      await person.button('cases:create.open').click()
      await person.field('C.1.3').fill('1')
      await person.field('C.1.4').fill('2026-11-01')
      await person.field('C.1.9.1.r.1').fill('PARTNER')
      await person.field('C.1.9.1.r.2').fill(identifier)
      await person.text('cases:book_in.similar').waitFor()
      await person.button('cases:book_in.create_anyway').waitFor()
      await person.look('book-in-similar')
      await person.button('cases:book_in.follow_up').first().click()
      await person.text('cases:book_in.follow_up_text').waitFor()
      await person.look('book-in-follow-up')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/pages/case_identification?*')
      await page.getByRole('heading', { name: caseNo }).waitFor()
      assert.equal(await person.field('C.1.5').inputValue(), '2026-11-01')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('holds the document that was added to it; one of another kind is refused at once, and typing stays', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      await person.button('cases:create.open').click()
      await person.field('C.1.3').fill('1')
      const part = page.getByRole('region', { name: t('cases:book_in.document.title') })
      const choose = (name: string) =>
        part
          .locator('input[type=file]')
          .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('A letter\n') })
      await choose('letter.exe')
      await part.getByRole('alert').waitFor()
      await person.look('book-in-document-refused')
      await choose('letter.txt')
      await part.getByText('letter.txt').waitFor()
      assert.equal(await part.getByRole('alert').count(), 0)
      await person.look('book-in-document')
      await page.keyboard.press('Control+Enter')
      await page.waitForURL('**/pages/case_identification?*')
      await page.getByText('letter.txt').first().waitFor()
      await person.look('book-in-document-held')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('is made as a copy of another one, which is opened', async ({ assert }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      await person.openCase('PH302-000012')
      await person.button('cases:copy.act').click()
      await page.getByText(t('cases:copy.title', { caseNo: 'PH302-000012' })).waitFor()
      await person.look('copy-case')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('cases:copy.act') })
        .click()
      await page.waitForURL('**/pages/case_identification?*')
      const proposed = page.getByText(t('forms.proposed'), { exact: true })
      assert.isAtLeast(await proposed.count(), 3)
      assert.notMatch(await page.getByRole('heading', { level: 1 }).innerText(), /000012$/)
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('is not lost by a slip: whoever leaves what was typed is asked', async ({ assert }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      await person.button('cases:create.open').click()
      await person.field('D.1').fill('AB')
      await page.keyboard.press('Escape')
      await person.text('cases:book_in.discard').waitFor()
      await person.button('act.cancel').last().click()
      assert.equal(await person.field('D.1').inputValue(), 'AB')
      await page.keyboard.press('Escape')
      await person.button('cases:book_in.discard_act').click()
      const dialog = page.getByRole('dialog', { name: t('cases:create.title') })
      await dialog.waitFor({ state: 'detached' })
    })
  })

  test(`is offered to those only who may edit cases (${lang})`, async ({ assert }) => {
    const person = await Person.arrive(lang)
    await person.begin('customer')
    await person.page.getByRole('searchbox').waitFor()
    assert.equal(await person.button('cases:create.open').count(), 0)
  })
}
