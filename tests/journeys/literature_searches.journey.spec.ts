// needs: demo, literature
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

const DAY = 86_400_000
const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10)

const ris = ['One invented export', 'Another invented export'].map(
  (title) => `TY  - JOUR\nTI  - ${title} ${Date.now()}\nPY  - 2026\nER  - \n`
)

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Searches of literature (${lang})`, () => {
    test('a strategy is searched by tasks: PubMed fails with 6002, exports are given in, and the holes are closed', async ({
      assert,
    }) => {
      const anchor = dayBefore(14)
      const person = await Person.arrive(lang)
      const { page, t } = person
      const at = (key: string, values = {}) => t(`literature:search.${key}`, values)
      await person.begin('manager', 'PH900', lang === 'en' ? 0 : 1)

      await page.goto('/system/literature/sources')
      const pubmed = page.getByRole('group', { name: 'PubMed' })
      await pubmed.getByRole('textbox').nth(1).fill('http://127.0.0.1:9/eutils')
      await pubmed.getByRole('button', { name: at('save'), exact: true }).click()
      await page.getByText(at('set_up.done')).first().waitFor()
      await pubmed.getByRole('button', { name: at('set_up.test') }).click()
      await pubmed.getByText('127.0.0.1:9').waitFor()
      await person.look('literature-sources')

      const [product, word] = [`Demojourn ${lang}`, `demojourn${lang}`]
      await page.goto('/literature/peport_task?view=strategies')
      await page.getByRole('button', { name: at('strategy.add') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(at('product'), { exact: true }).fill(product)
      await dialog.getByLabel(at('word.keyword_en')).fill(word)
      await dialog.getByLabel(at('word.safety')).fill('rash\nliver injury')
      await dialog.getByRole('button', { name: at('save') }).click()
      await person.row(product).waitFor()
      await page.getByRole('button', { name: at('strategy.add') }).click()
      await dialog.getByLabel(at('product'), { exact: true }).fill(`Other ${product}`)
      await dialog.getByLabel(at('word.inn')).fill(word.toUpperCase())
      await dialog.getByRole('button', { name: at('save') }).click()
      await dialog.getByRole('alert').filter({ hasText: product }).waitFor()
      await person.look('literature-word-taken')
      await dialog.getByRole('button', { name: at('strategy.open', { product }) }).click()
      await page.getByRole('dialog', { name: product }).waitFor()
      await dialog.getByRole('button', { name: t('act.cancel') }).click()

      await page.getByRole('tab', { name: at('view.tasks') }).click()
      await page.getByRole('button', { name: at('task.add') }).click()
      await dialog.getByLabel(at('product'), { exact: true }).selectOption(product)
      await dialog.getByLabel(/PubMed/).check()
      await dialog.getByLabel(lang === 'en' ? /CNKI/ : /知网/).check()
      await dialog.getByLabel(at('task.cycle'), { exact: true }).selectOption('1_week')
      await dialog.getByLabel(at('task.anchor')).fill(anchor)
      await dialog.getByLabel(at('owner'), { exact: true }).selectOption({ index: 1 })
      await person.look('literature-task')
      await dialog.getByRole('button', { name: at('save') }).click()
      const task = person.row(product)
      await task.waitFor()
      await task.getByRole('button', { name: at('task.run') }).click()
      await page.getByText(at('task.run_done')).first().waitFor()

      await page.getByRole('tab', { name: at('view.coverage') }).click()
      const hole = person.row(product, 'PubMed')
      await hole.getByRole('button', { name: at('run.again') }).click()
      await person.row(product, 'PubMed', at('cause.failed')).waitFor()
      await person.look('literature-coverage')
      const giveIn = async () => {
        await dialog.locator('input[type=file]').setInputFiles({
          ...{ name: 'export.ris', mimeType: 'text/plain' },
          buffer: Buffer.from(ris.join('\n')),
        })
        await dialog.getByRole('button', { name: at('upload.give_in') }).click()
        await dialog.getByText(at('upload.is_covered')).waitFor()
        await dialog.getByRole('button', { name: t('act.close') }).click()
      }
      await hole.getByRole('button', { name: at('upload.give_in') }).click()
      await giveIn()
      await hole.waitFor({ state: 'detached' })

      await page.getByRole('tab', { name: at('view.uploads') }).click()
      const due = page.getByRole('group').filter({ hasText: product }).last()
      await due.getByText(`'${word}'`).waitFor()
      await person.look('literature-uploads')
      await due.getByRole('button', { name: at('upload.give_in') }).click()
      await giveIn()

      await page.getByRole('tab', { name: at('view.searches') }).click()
      await person.row(product, 'PubMed', at('state.covered')).click()
      await page.getByText('6002').first().waitFor()
      await person.look('literature-search')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
