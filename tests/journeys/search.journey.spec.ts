// needs: search, coding
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { demoDictionary } from '#tests/invented/dictionary/demo_dictionary'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

interface Event {
  readonly E_i_3_2c?: unknown
  readonly E_i_7?: unknown
}

/** Events of the cases of the test environment of PH302, by case number: read past the product. */
async function events(): Promise<Map<string, Event[]>> {
  const { rows } = (await db.connection('owner').rawQuery(`
    SELECT case_no, coalesce(content->'E_i', '[]') AS events
    FROM cases JOIN case_revisions ON case_id = cases.id AND case_revisions.revision = cases.revision
    JOIN projects ON projects.id = cases.project_id
    WHERE projects.code = 'PH302' AND cases.environment = 0
  `)) as { rows: { case_no: string; events: Event[] }[] }
  return new Map(rows.map(({ case_no: caseNo, events: all }) => [caseNo, all]))
}

const inHospital = ({ E_i_3_2c: leaf }: Event) =>
  leaf === true || (leaf as { value?: unknown } | undefined)?.value === true
const outcomeOf = ({ E_i_7: leaf }: Event) =>
  typeof leaf === 'string' ? leaf : (leaf as { value?: string } | undefined)?.value
const isBetter = (event: Event) => ['1', '2'].includes(outcomeOf(event) ?? '')

async function found({ page, t }: Person): Promise<string[]> {
  const list = page.getByRole('region', { name: t('cases:found.title') })
  await list.locator('table:not([aria-busy=true])').waitFor()
  return (await list.getByRole('link', { name: /^PH302-\d+$/ }).allInnerTexts()).sort()
}

/** Where a part of the condition with this number is written. */
const box = ({ page, t }: Person, number: number, part: 'element' | 'way' | 'value') =>
  page.getByLabel(
    `${t('search:condition.numbered', { number })} · ${t(`search:condition.${part}`)}`,
    { exact: true }
  )

/** Writes the element of a condition that was just added, by keyboard. */
async function typeElement(person: Person, number: number, text: string) {
  await box(person, number, 'element').fill(text)
  await person.page.getByRole('listbox').getByRole('option').first().waitFor()
  await person.page.keyboard.press('Enter')
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Advanced search (${lang})`, () => {
    test('finds cases one event of which meets all conditions; it is told in words, saved, shared and taken by another person', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      const name = `${lang} ${t('search:title')}`
      await person.begin('medical')
      await person.link(t('search_server:plugin.advanced_search')).click()
      await page.waitForURL('**/center/case/search')
      await person.text('search:not_asked').waitFor()

      // Errors stand at the condition, and the cursor with them.
      await page.keyboard.press('Control+Enter')
      await person.text('search:problem.element').waitFor()
      await person.look('search-incomplete')
      await typeElement(person, 1, 'E.i.7')
      await page.keyboard.press('Control+Enter')
      await person.text('search:problem.value').waitFor()
      await box(person, 1, 'value').fill('1')
      await page.keyboard.press('Enter')
      await box(person, 1, 'value').fill('2')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Alt+n')
      await typeElement(person, 2, 'E.i.3.2c')
      await person.text('search:group.same_why', { count: 2 }).waitFor()
      await page.keyboard.press('Control+Enter')

      const all = await events()
      const numbers = (holds: (events: Event[]) => boolean) =>
        [...all].flatMap(([caseNo, those]) => (holds(those) ? [caseNo] : [])).sort()
      const same = numbers((those) => those.some((one) => inHospital(one) && isBetter(one)))
      const any = numbers((those) => those.some(inHospital) && those.some(isBetter))
      assert.isAbove(same.length, 0)
      assert.deepEqual(await found(person), same)
      await page.getByText(t('search:told.will_find')).waitFor()
      await page.getByRole('columnheader', { name: t('cases:found.met') }).waitFor()
      await person.look('search-found')

      await person.button('search:group.to_any').click()
      await page.keyboard.press('Control+Enter')
      await page.waitForURL((url) => url.search.includes('E_i%22%5D'))
      assert.deepEqual(await found(person), any)
      await person.button('search:group.to_same').click()

      await person.button('search:saved.save_as').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(t('search:saved.name')).fill(name)
      await dialog.getByLabel(t('search:saved.share')).check()
      await person.look('search-save')
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: `${name} · ${t('search:saved.shared')}` }).waitFor()

      const other = await Person.arrive(lang)
      await other.begin('entry')
      await other.page.goto('/center/case/search')
      await other.page.getByRole('button', { name }).click()
      assert.deepEqual(await found(other), same)
      assert.equal(await other.button('search:saved.update').count(), 0, 'it is not theirs')
      await other.page.reload()
      assert.deepEqual(await found(other), same, 'the address keeps what was asked')
      await other.page.getByRole('link', { name: same[0] }).click()
      await other.page.waitForURL(/\/cases\/[0-9a-f-]{36}/)
      await other.page.goBack()
      assert.deepEqual(await found(other), same)

      await person.button('search:saved.rename').click()
      await dialog.getByLabel(t('search:saved.name')).fill(`${name} 2`)
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: `${name} 2 · ${t('search:saved.shared')}` }).waitFor()
      await page.getByRole('button', { name: t('search:saved.remove'), exact: true }).click()
      await dialog.getByRole('button', { name: t('search:saved.remove'), exact: true }).click()
      await person.text('search:saved.removed').waitFor()
      await page.getByRole('button', { name: `${name} 2` }).waitFor({ state: 'detached' })
      assert.deepEqual([...person.faults, ...other.faults], [], 'what axe-core calls serious')
    })

    test('takes a term with all below it, dates as far as they are known, and null flavours; where nothing is found it says what leaves the cases out', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      const soc = demoDictionary().terms.find(({ level }) => level === 'soc')!
      await person.begin('medical')
      await page.goto('/center/case/search')
      await typeElement(person, 1, 'E.i.2.1b')
      await box(person, 1, 'value').click()
      const dialog = page.getByRole('dialog', { name: t('coding:pick.title') })
      const branch = dialog.getByRole('treeitem').filter({ hasText: soc.name[lang] })
      await branch.locator('[data-branch]').focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      await page.getByText(`SOC ${soc.name[lang]}`).first().waitFor()

      // One on the case stands above those on its rows.
      await page.keyboard.press('Alt+n')
      await typeElement(person, 2, 'C.1.4')
      const date = t('search:condition.numbered', { number: 1 })
      const value = `${date} · ${t('search:condition.value')}`
      await page.getByLabel(`${value} · ${t('search:condition.from')}`).fill('203001')
      await page.getByLabel(`${value} · ${t('search:condition.to')}`).fill('2029')
      await page.keyboard.press('Control+Enter')
      await person.text('search:problem.backwards').waitFor()
      await page.getByLabel(`${value} · ${t('search:condition.to')}`).fill('2031')
      await page.keyboard.press('Control+Enter')
      await person.text('cases:found.none').waitFor()
      const without = { name: t('cases:found.otherwise.without_act'), exact: true }
      await page.getByRole('button', without).first().waitFor()
      await person.look('search-nothing')

      await page.getByRole('button', without).first().click()
      assert.isAbove((await found(person)).length, 0)
      await page.keyboard.press('Alt+n')
      await typeElement(person, 2, 'D.5')
      const sex = t('search:condition.numbered', { number: 1 })
      await page.getByLabel(`${sex} · ${t('search:condition.way')}`).selectOption('null')
      await page.keyboard.press('Control+Enter')
      await person.settled()
      await person.look('search-null')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
