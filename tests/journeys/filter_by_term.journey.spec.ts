// needs: coding
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { demoDictionary } from '#tests/invented/dictionary/demo_dictionary'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

const dictionary = demoDictionary()
const NERVES = 'Demo nervous system'
const LIVER_EVENTS = 'Demo liver events SMQ'

/** Reactions of the first hundred cases of the test environment of PH302, as codes by case number. */
async function reactions(): Promise<Map<string, string[]>> {
  const { rows } = (await db.connection('owner').rawQuery(`
    SELECT case_no, jsonb_path_query_array(content, '$.E_i[*].E_i_2_1b') AS codes
    FROM cases JOIN case_revisions ON case_id = cases.id AND case_revisions.revision = cases.revision
    JOIN projects ON projects.id = cases.project_id
    WHERE projects.code = 'PH302' AND cases.environment = 0
  `)) as { rows: { case_no: string; codes: (string | { value: string })[] }[] }
  return new Map(
    rows.map(({ case_no: caseNo, codes }) => [
      caseNo,
      codes.map((code) => (typeof code === 'string' ? code : code.value)),
    ])
  )
}

/** Codes of the lowest level below the preferred terms of which something is true. */
function codesBelow(isMeant: (pt: string) => boolean): Set<string> {
  return new Set(
    dictionary.terms
      .filter(({ level, pt }) => level === 'llt' && isMeant(pt!))
      .map(({ code }) => code)
  )
}

async function listed({ page, t }: Person): Promise<string[]> {
  const list = page.getByRole('region', { name: t('cases:list.title') })
  await list.locator('table:not([aria-busy=true])').waitFor()
  return (await list.getByRole('link', { name: /^PH302-\d+$/ }).allInnerTexts()).sort()
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Filtering cases by a term (${lang})`, () => {
    const soc = dictionary.terms.find(({ name }) => name.en === NERVES)!
    const smq = dictionary.smqs.find(({ name }) => name.en === LIVER_EVENTS)!

    test('by keyboard alone: a SOC shows the cases coded below it and no other, also after a reload and on the way back', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      await page.getByRole('combobox', { name: t('table.page_size') }).click()
      await page.getByRole('option', { name: t('table.per_page', { size: 100 }) }).click()
      await person.settled()
      const all = await listed(person)
      const chip = person.button('coding:filter.label').first()
      const dialog = page.getByRole('dialog', { name: t('coding:pick.title') })
      await chip.focus()
      await page.keyboard.press('Enter')
      await dialog.waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await page.keyboard.press('Enter') // the chip has the focus again
      const branch = dialog
        .getByRole('treeitem')
        .filter({ hasText: soc.name[lang] })
        .locator('[data-branch]')
      await branch.focus()
      await page.keyboard.press('Enter')
      await person.look('filter-by-term')
      await page.keyboard.press('Enter')
      await page.waitForURL(
        (url) => url.searchParams.get('term') === `${dictionary.version}:soc:${soc.code}`
      )
      await person.settled()
      const below = codesBelow((pt) =>
        dictionary.paths.some((path) => path.pt === pt && path.soc === soc.code)
      )
      const coded = await reactions()
      const expected = all.filter((caseNo) => coded.get(caseNo)!.some((code) => below.has(code)))
      assert.deepEqual(await listed(person), expected)
      assert.isAbove(expected.length, 0)
      assert.isBelow(expected.length, all.length)
      const socButton = page.getByRole('button', { name: `SOC ${soc.name[lang]}` })
      await socButton.waitFor()
      await person.look('filtered-by-term')

      await page.reload()
      await socButton.waitFor()
      assert.deepEqual(await listed(person), expected)
      await page.getByRole('link', { name: expected[0] }).click()
      await page.waitForURL(/\/cases\/[0-9a-f-]{36}/)
      await page.goBack()
      await socButton.waitFor()
      assert.deepEqual(await listed(person), expected)

      await page
        .getByRole('button', { name: `${t('act.clear')}: ${t('coding:filter.label')}` })
        .click()
      await person.settled()
      assert.deepEqual(await listed(person), all)
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('of an SMQ narrow or broad, and one that no case has says so', async ({ assert }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      const dialog = page.getByRole('dialog', { name: t('coding:pick.title') })
      const choose = (name: string, option: string) =>
        dialog.getByRole('combobox', { name: t(name) }).selectOption(option)
      const chip = person.button('coding:filter.label').first()
      const asked = () => new URL(page.url()).searchParams.get('term')
      const box = dialog.getByRole('combobox', { name: t('coding:pick.search') })
      const asLevel = dialog.getByRole('combobox', { name: t('coding:pick.level') })
      const heading = dialog.getByRole('heading', { name: smq.name[lang] })
      await chip.click()
      assert.equal(await asLevel.inputValue(), 'any')
      await box.fill(smq.name[lang])
      await heading.waitFor()
      await person.look('filter-all-levels')
      await choose('coding:pick.view', 'smq')
      await dialog.getByText(smq.name[lang]).first().click()
      await choose('coding:filter.scope', 'broad')
      await choose('coding:filter.places', 'any')
      await person.look('filter-by-smq')
      await person.button('coding:filter.take').click()
      await page.waitForURL((url) => url.searchParams.has('term'))
      assert.equal(asked(), `${dictionary.version}:smq:${smq.code}:broad:any`)
      await page.getByRole('button', { name: `SMQ ${smq.name[lang]}` }).waitFor()
      await person.settled()
      await person.look('filtered-by-smq')

      const coded = new Set([...(await reactions()).values()].flat())
      const free = dictionary.terms.filter(
        ({ level, code, isCurrent }) => level === 'llt' && isCurrent && !coded.has(code)
      )
      const nowhere = free.find(({ code, pt }) => code === pt) ?? free[0]!
      await chip.click()
      // The term that is filtered by stands there again.
      await heading.waitFor()
      assert.equal(await asLevel.inputValue(), 'any')
      assert.equal(await box.inputValue(), smq.code)
      assert.isTrue(await person.button('coding:filter.take').isEnabled())
      await person.look('filter-opened-again')
      await choose('coding:filter.places', 'reactions')
      await choose('coding:pick.level', 'llt')
      await box.fill(nowhere.code)
      await dialog.getByRole('heading', { name: nowhere.name[lang] }).waitFor()
      await page.keyboard.press('Enter')
      await person.text('cases:list.none_found').first().waitFor()
      await person.look('filtered-by-term-of-no-case')
      const parameter = asked()
      await chip.click()
      await dialog.getByRole('heading', { name: nowhere.name[lang] }).waitFor()
      // A preferred term of the same code would stand before it.
      await dialog.getByRole('option', { selected: true }).getByText('LLT').waitFor()
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      assert.equal(asked(), parameter)
      await person.button('cases:list.clear_all').click()
      await person.settled()
      assert.isNull(asked())
      assert.isAbove((await listed(person)).length, 0)
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
