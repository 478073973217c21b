// needs: demo, literature
import { test } from '@japa/runner'
import type { Page } from 'playwright'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

const record = (...lines: string[]) => ['TY  - JOUR', ...lines, 'ER  - '].join('\n')

const P = 'A woman aged 56'
const D = 'took exemplazole 40 mg daily'
const R = 'developed liver injury'
const abstract = `${P} was seen for reflux. She ${D}. She ${R}.`

/** Articles of two journeys have authors of their own: they are not taken for one. */
const authorOf = (own: string) => (own.startsWith('zh') ? 'Probe, Zoe' : 'Demo, Anna')

/** An export of a reference manager: two articles that are screened, a record that stays out, one like the first. */
const exportOf = (own: string) => {
  const [author, volume] = [authorOf(own), own.startsWith('zh') ? '8' : '3']
  return [
    record(
      ...[`TI  - Liver injury under exemplazole ${own}`, `AU  - ${author}`, 'PY  - 2026'],
      ...[
        `AN  - A${own}`,
        `AB  - ${abstract}`,
        'JO  - Demo Journal',
        `VL  - ${volume}`,
        'IS  - 1',
        'SP  - 45',
      ]
    ),
    record(`TI  - Impurities of exemplazole ${own}`, 'AU  - Muster, Bert', `AN  - B${own}`),
    record('AU  - Nameless, N.'),
    record(
      ...[`TI  - Liver injury under exemplazole ${own}.`, `AU  - ${author}`, 'PY  - 2026'],
      ...[`AN  - C${own}`, 'JO  - Demo Journal', `VL  - ${volume}`, 'IS  - 1']
    ),
  ].join('\n')
}

/** Selects a sentence of the article, as somebody does with the mouse. */
const selectText = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    const place = document.getElementById('literature-article')!
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    while (walker.nextNode()) nodes.push(walker.currentNode as Text)
    const whole = nodes.map(({ data }) => data).join('')
    const start = whole.indexOf(wanted)
    const placeOf = (at: number) => {
      let left = at
      for (const node of nodes) {
        if (left <= node.data.length) return { node, left }
        left -= node.data.length
      }
      throw new Error('Beyond the text')
    }
    const [from, to] = [placeOf(start), placeOf(start + wanted.length)]
    const range = document.createRange()
    range.setStart(from.node, from.left)
    range.setEnd(to.node, to.left)
    const selection = window.getSelection()!
    selection.removeAllRanges()
    selection.addRange(range)
  }, text)

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Literature (${lang})`, () => {
    test('comes in as a file, is screened by keyboard, proved by sentences and made a case', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry', 'PH900', 0)
      await page
        .getByRole('navigation', { name: t('shell.menu') })
        .getByRole('link', { name: t('literature:articles') })
        .click()
      await page.getByRole('heading', { name: t('literature:articles') }).waitFor()
      await person.look('literature-list')

      const own = `${lang}-7`
      await page.getByRole('button', { name: t('literature:import.act') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(t('literature:product'), { exact: true }).selectOption('')
      await dialog.getByLabel(t('literature:import.product_name')).fill(`Exemplazole ${own}`)
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'own.ris',
        mimeType: 'text/plain',
        buffer: Buffer.from(exportOf(own)),
      })
      await dialog.getByText(t('literature:import.not_taken')).waitFor()
      await person.look('literature-import')
      await dialog.getByRole('button', { name: t('literature:import.take', { count: 3 }) }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByPlaceholder(t('literature:filter')).fill(own)
      await person.row(`Impurities of exemplazole ${own}`).waitFor()

      // The record that is like the first one waits for a person, who says that it is the same.
      await person
        .row(`Liver injury under exemplazole ${own}`, t('literature:status.checking'))
        .click()
      await page.getByRole('button', { name: t('literature:same.yes'), exact: true }).waitFor()
      await person.look('literature-same')
      await page.getByRole('button', { name: t('literature:same.yes'), exact: true }).click()
      await page
        .getByRole('button', { name: t('literature:same.yes'), exact: true })
        .waitFor({ state: 'detached' })
      await page.getByRole('button', { name: t('literature:desk.again') }).click()
      await page
        .getByRole('combobox', { name: t('literature:product') })
        .selectOption({ label: `Exemplazole ${own}` })
      const article = page.getByRole('article', { name: t('literature:desk.article') })
      await article.getByText(t('literature:same.split')).waitFor()

      const undo = page.getByRole('button', { name: `${t('literature:undo')} Z` })
      // By keyboard: the second article is excluded and taken back, excluded again; the first is a possible case.
      await page.keyboard.press('j')
      await article.getByText(`Impurities of exemplazole ${own}`).first().waitFor()
      await page.keyboard.press('e')
      await page.getByText(t('literature:desk.say_why')).waitFor()
      await page.keyboard.press('1')
      await undo.waitFor()
      await page.keyboard.press('z')
      await undo.waitFor({ state: 'detached' })
      await page.keyboard.press('1')
      await page.keyboard.press('k')
      await article.getByText(t('literature:same.split')).waitFor()
      await page.keyboard.press('i')
      await page.keyboard.press('k')
      await article.getByText(t('literature:status.possible')).first().waitFor()

      for (const [key, text] of [
        ['p', P],
        ['d', D],
        ['r', R],
        ['w', authorOf(own)],
      ] as const) {
        await selectText(page, text)
        await page.keyboard.press(key)
        await page.locator('q').filter({ hasText: text }).waitFor()
      }
      await person.look('literature-desk')
      await page.getByRole('button', { name: t('literature:acts.cases') }).click()
      const drawer = page.getByRole('presentation').filter({ hasText: t('literature:make.title') })
      await drawer.getByLabel(t('literature:make.drug')).fill('exemplazole')
      await person.look('literature-case')
      await drawer.getByRole('button', { name: t('literature:make.act', { count: 1 }) }).click()
      await article.getByText(t('literature:status.case')).first().waitFor()
      await person.look('literature-made')
      const made = page
        .getByRole('group', { name: t('literature:history') })
        .getByRole('link')
        .first()
      const caseNo = await made.innerText()
      await made.click()
      await page.getByRole('heading', { name: caseNo }).waitFor()
      await page.goto(`${page.url().split('/pages')[0]!.split('?')[0]}/pages/literature`)
      await page.getByText('Liver injury under exemplazole').first().waitFor()
      await person.look('literature-page')

      // The merge is undone: the record is an article of its own once more.
      await page.goBack()
      await person.begin('entry', 'PH900', 0)
      await page.goto(new URL('/literature/peport_retaieval', page.url()).href)
      await page.getByPlaceholder(t('literature:filter')).fill(own)
      await person.row(`Liver injury under exemplazole ${own}`, caseNo).click()
      await article.getByRole('button', { name: t('literature:same.split') }).click()
      await article.getByText(t('literature:same.split')).waitFor({ state: 'detached' })
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('is screened by two persons who do not see each other, and decided by a third where they differ', async ({
      assert,
    }) => {
      const second = await Person.arrive(lang)
      await second.begin('quality', 'PH900', 0)
      const desk = new URL('/literature/desk', second.page.url()).href
      await second.page.goto(desk)
      const product = second.page.getByRole('combobox', { name: second.t('literature:product') })
      await product.selectOption({ label: '示范他汀' })
      await second.page.getByText(second.t('literature:desk.two')).waitFor()
      const history = second.page.getByRole('group', { name: second.t('literature:history') })
      await history.getByText(second.t('literature:act.found')).first().waitFor()
      assert.equal(await history.getByText(second.t('literature:act.choice')).count(), 0)
      await second.look('literature-two')

      const third = await Person.arrive(lang)
      const { page, t } = third
      await third.begin('medical', 'PH900', 0)
      await page.goto(new URL('/literature/peport_retaieval', page.url()).href)
      await page
        .getByRole('button', { name: t('literature:status.name') })
        .first()
        .click()
      await page.getByRole('menuitem', { name: t('literature:status.conflict') }).click()
      await third.row('示范他汀', t('literature:status.conflict')).first().click()
      const article = page.getByRole('article', { name: t('literature:desk.article') })
      await article.getByText(t('literature:status.conflict')).waitFor()
      const words = page.getByRole('group', { name: t('literature:history') })
      await words.getByText(t('literature:act.choice')).nth(1).waitFor()
      await third.look('literature-conflict')
      await page.keyboard.press('e')
      await page.keyboard.press('4')
      await page.getByRole('button', { name: `${t('literature:undo')} Z` }).waitFor()
      // Keys are heard by the next article once it is painted.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      )
      await page.keyboard.press('k')
      await article.getByText(t('literature:status.excluded')).first().waitFor()
      assert.deepEqual([...second.faults, ...third.faults], [], 'what axe-core calls serious')
    })
  })
}
