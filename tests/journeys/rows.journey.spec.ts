import { test } from '@japa/runner'

import { isRows, type Row } from '#kernel/case/content/case_content'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import { importFile } from '#tests/journeys/kit/import_file'
import { Person } from '#tests/journeys/kit/person'
import { storedContent } from '#tests/journeys/kit/stored_content'
import { languagesOf } from '#tests/journeys/kit/words'

const LONG_ROWS = 500
/** No more lines than a few screens hold. */
const MOST_DRAWN = 80

/** Imports a report and opens one of its pages; gives the identity of the case. */
async function openImported(person: Person, content: ReturnType<typeof reportContent>, to: string) {
  const { page } = person
  const file = {
    name: `${String(content.C_1_1)}.xml`,
    mimeType: 'text/xml',
    buffer: makeMessage(content),
  }
  await person.link(await importFile(person, file, 'new')).click()
  await page.waitForURL(/\/cases\/[0-9a-f-]{36}/)
  const [, id] = /\/cases\/([0-9a-f-]{36})/.exec(page.url())!
  await page.goto(`/cases/${id}/pages/${to}`)
  await person.save().waitFor()
  return id
}

/** Path of the field that has the cursor, and what stands in it. */
const cursor = (person: Person) =>
  person.page.evaluate(() => ({
    path: document.activeElement?.closest<HTMLElement>('[data-path]')?.dataset.path ?? '',
    value: (document.activeElement as HTMLInputElement).value,
  }))

const rowsOf = (rows: unknown): Row[] => (isRows(rows) ? rows : [])

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Rows by keys (${lang})`, () => {
    test('are added, copied, moved, deleted and brought back; the cursor stays in them', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { keyboard } = person.page
      await person.begin('entry', 'PH900', 0)
      const content = reportContent({ C_1_1: `XX-ROWS-${lang}` })
      const caseId = await openImported(person, content, 'adverse_events')

      await keyboard.press('Alt+n')
      const added = await cursor(person)
      assert.match(added.path, /^E_i\[.+\]\.E_i_1_1a$/)
      await keyboard.type('Second')
      await keyboard.press('Alt+d')
      const copied = await cursor(person)
      assert.notEqual(copied.path, added.path)
      assert.equal(copied.value, 'Second')
      await keyboard.press('End')
      await keyboard.type(' copy')

      await keyboard.press('Alt+Shift+ArrowUp')
      assert.deepEqual(await cursor(person), { ...copied, value: 'Second copy' })
      await keyboard.press('Alt+PageDown')
      assert.equal((await cursor(person)).path, added.path)
      await keyboard.press('Alt+PageUp')
      assert.equal((await cursor(person)).path, copied.path)

      await keyboard.press('Alt+Delete')
      assert.equal((await cursor(person)).path, added.path)
      await keyboard.press('Alt+Delete')
      const left = await cursor(person)
      assert.match(left.path, /^E_i\[.+\]\.E_i_1_1a$/)
      await person.look('row-deleted')
      await keyboard.press('Alt+z')
      await keyboard.press('Alt+z')
      assert.deepEqual(await cursor(person), { ...copied, value: 'Second copy' })

      await keyboard.press('Control+s')
      await person.text('cases:edit.all_saved').waitFor()
      await person.settled()
      const stored = rowsOf((await storedContent(caseId)).E_i)
      assert.deepEqual(
        stored.map((row) => row.E_i_1_1a),
        [undefined, 'Second copy', 'Second']
      )
      const idOf = ({ path }: { path: string }) => /\[(.+?)\]/.exec(path)![1]
      assert.deepEqual(
        stored.map(({ id }) => id),
        [idOf(left), idOf(copied), idOf(added)]
      )
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('in rows are reached by F6, and Alt+N adds to the group at the cursor at every depth', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { keyboard } = person.page
      await person.begin('entry', 'PH900', 0)
      await openImported(person, reportContent({ C_1_1: `XX-DEPTH-${lang}` }), 'drug')
      const isIn = (group: string) =>
        person.page.evaluate(
          (wanted) =>
            document.activeElement?.closest<HTMLElement>('[data-group]')?.dataset.group === wanted,
          group
        )
      while (!(await isIn('G.k.4.r'))) await keyboard.press('F6')
      await keyboard.press('Alt+n')
      assert.match((await cursor(person)).path, /^G_k\[.+\]\.G_k_4_r\[.+\]\.G_k_4_r_1a$/)
      await keyboard.type('10')
      await keyboard.press('Alt+d')
      assert.equal((await cursor(person)).value, '10')
      await keyboard.press('Alt+Delete')
      await keyboard.press('Alt+Delete')
      assert.isTrue(await isIn('G.k.4.r'))
      await keyboard.press('Shift+F6')
      assert.isFalse(await isIn('G.k.4.r'))
      await person.look('nested-rows')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}

test.group('Long lists', () => {
  test(`${LONG_ROWS} rows are drawn as far as they are in sight, and each is reached by keys`, async ({
    assert,
  }) => {
    const person = await Person.arrive('en')
    const { page } = person
    await person.begin('entry', 'PH900', 0)
    const events = Array.from({ length: LONG_ROWS }, (_, index) => ({
      id: crypto.randomUUID(),
      E_i_1_1a: 'As told',
      E_i_1_2: `Demo event ${index + 1}`,
    }))
    const caseId = await openImported(
      person,
      reportContent({ C_1_1: 'XX-LONG', E_i: events }),
      'adverse_events'
    )
    const list = page.getByRole('list').filter({ hasText: 'Demo event' })
    const drawn = () => list.getByRole('listitem').count()
    const current = list.locator('[aria-current=true]')
    assert.isBelow(await drawn(), MOST_DRAWN)
    await person.look('long-list')

    await current.focus()
    await page.keyboard.press('ArrowDown')
    await list.getByText('Demo event 2', { exact: true }).waitFor()
    assert.include(await current.innerText(), 'Demo event 2')
    await page.keyboard.press('Enter')
    assert.equal((await cursor(person)).value, 'As told')

    // A row that is not drawn is found by its words.
    await page.keyboard.press('Control+k')
    await page.keyboard.type('Demo event 437')
    await page.keyboard.press('Enter')
    await current.filter({ hasText: 'Demo event 437' }).waitFor()
    assert.isBelow(await drawn(), MOST_DRAWN)
    await page.keyboard.press('Alt+Shift+ArrowUp')
    await page.keyboard.press('Alt+PageDown')
    await current.filter({ hasText: 'Demo event 436' }).waitFor()
    await page.keyboard.press('Control+s')
    await person.text('cases:edit.all_saved').waitFor()
    await person.settled()
    const names = rowsOf((await storedContent(caseId)).E_i).map((row) => row.E_i_1_2)
    const expected = events.map((row) => row.E_i_1_2)
    expected.splice(435, 2, 'Demo event 437', 'Demo event 436')
    assert.deepEqual(names, expected)
    assert.deepEqual(person.faults, [], 'what axe-core calls serious')
  })

  test(`a table of ${LONG_ROWS} rows is drawn as far as it is in sight`, async ({ assert }) => {
    const person = await Person.arrive('en')
    const { page } = person
    await person.begin('entry', 'PH900', 0)
    const tests = Array.from({ length: LONG_ROWS }, (_, index) => ({
      ...{ id: crypto.randomUUID(), F_r_1: '2026-01-02' },
      ...{ F_r_2_1: `Demo test ${index + 1}`, F_r_3_2: String(index) },
    }))
    await openImported(
      person,
      reportContent({ C_1_1: 'XX-TABLE', F_r: tests }),
      'tests_and_procedures'
    )
    const drawn = page.locator('#work tbody[data-row]')
    await drawn.first().waitFor()
    assert.isBelow(await drawn.count(), MOST_DRAWN)
    // A row that is not drawn is found by its words.
    await page.keyboard.press('Control+k')
    await page.keyboard.type('Demo test 437')
    await page.keyboard.press('Enter')
    await page.locator('#work tr[data-on=true]').filter({ hasText: 'Demo test 437' }).waitFor()
    assert.isBelow(await drawn.count(), MOST_DRAWN)
    await person.look('long-table')
  })

  test('a list of codes is drawn as far as it is in sight, and the arrow keys go round all of it', async ({
    assert,
  }) => {
    const person = await Person.arrive('en')
    const { page } = person
    await person.begin('entry', 'PH900', 0)
    await openImported(person, reportContent({ C_1_1: 'XX-CODES' }), 'reporter')
    const country = person.field('C.2.r.3')
    await country.focus()
    await page.keyboard.press('ArrowDown')
    const options = page.getByRole('listbox').getByRole('option')
    const size = Number(await options.first().getAttribute('aria-setsize'))
    assert.isAbove(size, 200)
    assert.isBelow(await options.count(), MOST_DRAWN)
    await page.keyboard.press('ArrowUp')
    const last = page.locator(`[role=option][aria-posinset="${size}"]`)
    await last.and(page.locator('[aria-selected=true]')).waitFor()
    assert.equal(await country.getAttribute('aria-activedescendant'), await last.getAttribute('id'))
    await person.look('long-codes')
    const name = (await last.innerText()).split('\n').at(-1)!
    await page.keyboard.press('Enter')
    assert.include(await country.inputValue(), name)
    assert.deepEqual(person.faults, [], 'what axe-core calls serious')
  })
})
