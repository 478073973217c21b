// needs: cases, process
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

/** Each language has a running number of its own way: who comes second finds the first one's. */
const prefixes = { en: 'EN-PV-', zh: 'ZH-PV-' } as const

test.group('Before the first case of a project', () => {
  test('whoever configures it is asked how cases are numbered; Cancel is remembered', async ({
    assert,
  }) => {
    const person = await Person.arrive('zh')
    const { page, t } = person
    await person.begin('cro_manager', 'SL210', 1)
    // An empty list offers it once more.
    await person.button('cases:create.open').first().waitFor()
    assert.equal(await page.getByRole('dialog').count(), 0, 'nobody is asked at the case list')
    await page.goto('/user_home/home_process')
    await page.getByRole('dialog', { name: t('cases:numbering.prompt') }).waitFor()
    await person.look('numbering-prompt')
    await person.button('cases:numbering.now').click()
    await page.waitForURL('**/system/case')
    await page.goto('/user_home/home_process')
    await page.getByRole('dialog', { name: t('cases:numbering.prompt') }).waitFor()
    const kept = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/api/system/case-numbering') && answer.request().method() === 'PUT'
    )
    await person.button('act.cancel').click()
    await kept
    await page.reload()
    await person.text('process:tasks.none_mine').waitFor()
    assert.equal(await page.getByRole('dialog').count(), 0)
    assert.deepEqual(person.faults, [], 'what axe-core calls serious')
  })
})

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Case numbering (${lang})`, () => {
    test('is configured with the next number before one’s eyes; new cases follow it', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('manager', 'PH302', 1)
      await person.openConfiguration(t('cases:numbering.title'))
      await page.waitForURL('**/system/case')
      const prefix = page.getByLabel(t('cases:numbering.prefix'))
      await prefix.fill('案例')
      await page.keyboard.press('Control+s')
      await page.getByRole('alert').waitFor()
      await person.look('numbering-refused')
      await prefix.fill(prefixes[lang])
      await page.getByText(new RegExp(`^${prefixes[lang]}0000\\d\\d$`)).waitFor()
      await page.keyboard.press('Control+s')
      await person.text('cases:numbering.saved').waitFor()
      await person.look('numbering')

      const caseNo = await makeCase(person)
      assert.match(caseNo, new RegExp(`^${prefixes[lang]}\\d{6}$`))

      // The same number again: both answers, and the way back.
      const repeated = await makeCase(person, caseNo, async () => {
        await page
          .getByRole('dialog', { name: t('cases:create.number_question.duplicateNumber') })
          .waitFor()
        await person.look('numbering-duplicate')
        await person.button('cases:create.save_repeat').click()
      })
      assert.equal(repeated, caseNo)
      const next = await makeCase(person, caseNo, () =>
        person.button('cases:create.save_next').click()
      )
      assert.notEqual(next, caseNo)
      const other = await makeCase(person, `OLD-${lang}-7`, () =>
        person.button('cases:create.save_anyway').click()
      )
      assert.equal(other, `OLD-${lang}-7`)
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}

/** Makes a case in the dialog and gives the number that it got. */
async function makeCase(person: Person, typed = '', answer = async () => {}): Promise<string> {
  const { page, t } = person
  await page.goto('/center/case')
  await person.button('cases:create.open').click()
  await person.field('C.1.3').fill('1')
  await person.field('C.1.3').press('Enter')
  await person.field('C.1.4').fill('2026-03-04')
  if (typed) await page.getByLabel(t('cases:create.number'), { exact: true }).fill(typed)
  await person.button('cases:create.act').click()
  await answer()
  await page.waitForURL('**/pages/case_identification?*')
  return (await page.getByRole('heading', { level: 1 }).first().innerText()).trim()
}
