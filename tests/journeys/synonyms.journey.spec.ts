import { readFile } from 'node:fs/promises'

import { test } from '@japa/runner'

import { synonymFields, synonymListFields } from '#plugins/coding/contract/synonym'
import { fill, option, save } from '#tests/journeys/kit/fill_form'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf, type Language } from '#tests/journeys/kit/words'

/** What stands in a line of a list, in the language of the journey. */
const words = {
  en: {
    one: 'Wobbly, all day',
    two: 'head about to burst',
    three: 'feverish',
    name: 'Demo dizziness',
  },
  zh: { one: '整天，晕乎乎', two: '头要炸了', three: '身上发烫', name: '演示头晕' },
} as const

const heads = (lang: Language) =>
  [synonymFields.verbatim, synonymFields.code].map(({ label }) => label[lang]).join(';')

/** Somebody who configures coding, on the screen to which a list is uploaded. */
async function arrive(lang: Language) {
  const person = await Person.arrive(lang)
  await person.begin('manager')
  await person.page.goto('/system/synonym')
  await person.button('coding:upload.title').click()
  await person.text('coding:upload.none').waitFor()
  return person
}

async function choose({ page, t }: Person, text: string | Buffer, name = 'list.csv') {
  const box = page.locator(`input[type=file][aria-label="${t('coding:upload.choose')}"]`)
  const buffer = typeof text === 'string' ? Buffer.from(text) : text
  await box.setInputFiles({ name, mimeType: 'text/csv', buffer })
  await page.getByRole('heading', { name }).waitFor()
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Lists of synonyms (${lang})`, () => {
    test('a list is mended, looked at and taken over; what comes back from an export is there already', async ({
      assert,
    }) => {
      const person = await arrive(lang)
      const { page, t } = person
      const { one, two, three, name } = words[lang]
      const takeOver = person.button('coding:upload.take_over')
      await person.look('synonyms-upload')

      await choose(person, `${heads(lang)}\n"${one}";90100004\n${two};12345678\n;90100001\n`)
      await person.row('3', '12345678').waitFor()
      await person.text('coding:upload.mend').waitFor()
      assert.isTrue(await takeOver.isDisabled())
      await person.look('synonyms-wrong')

      await choose(person, `${heads(lang)}\n"${one}";90100004\n${two};90100004\n`, 'mended.csv')
      await person.row(one, name).waitFor()
      await person.text('coding:upload.sound').waitFor()
      await person.look('synonyms-preview')
      await takeOver.click()
      await page.getByText(t('coding:upload.done', { fresh: 2, changed: 0 })).waitFor()
      await person.row(two, name, option(synonymFields.state, 'proposed', lang)).waitFor()

      await page.goto('/system/synonym/upload')
      await choose(person, `${two}\t90100001\n${three}\t90100004\n${one}\t90100004\n`, 'more.tsv')
      await page.getByRole('checkbox', { name: t('coding:upload.approve') }).check()
      await person.row(three, name, option(synonymFields.state, 'approved', lang)).waitFor()
      await person.row(two, name, '90100001').waitFor()
      await person.look('synonyms-change')
      await takeOver.click()
      await page.getByText(t('coding:upload.done', { fresh: 1, changed: 1 })).waitFor()

      await person.row(one).getByRole('checkbox').check()
      await person.row(three).getByRole('checkbox').check()
      await person.look('synonyms-chosen')
      await person.button('coding:synonyms.act.rejected').click()
      await page.getByText(t('coding:synonyms.rejected', { count: 2 })).waitFor()
      await person.row(one, option(synonymFields.state, 'rejected', lang)).waitFor()

      const saving = page.waitForEvent('download')
      await person.button('admin.export').click()
      const file = await readFile(await (await saving).path())
      await person.button('coding:upload.title').click()
      await choose(person, file, 'coding_synonyms.csv')
      await person.text('coding:upload.all_there').waitFor()
      assert.isTrue(await takeOver.isDisabled())
      await person.look('synonyms-all-there')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('a new one takes its code from the search for its words, and says what a code is called', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      const { three, name } = words[lang]
      await person.begin('manager')
      await page.goto('/system/synonym')
      await person.button('coding:synonyms.new').first().click()
      await fill(person, synonymFields, { verbatim: name })
      await person.button('coding:pick.open').click()
      const dialog = page.getByRole('dialog', { name: t('coding:pick.title') })
      await dialog.getByRole('heading', { name }).waitFor()
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      const code = page.getByRole('textbox', { name: synonymFields.code.label[lang], exact: true })
      assert.equal(await code.inputValue(), '90100004')
      await page.getByText(name, { exact: true }).waitFor()
      await person.look('synonym-new')
      const approved = option(synonymFields.state, 'approved', lang)
      await fill(person, synonymFields, { verbatim: `${three} 2`, state: approved })
      await save(person, `${three} 2`, '90100004')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('the platform makes a list for all projects, brings a file into it and puts it into use', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      const [name, listed] = [`MSSO ${lang}`, `${words[lang].two} MSSO`]
      await person.signIn('platform')
      await page.waitForURL((url) => url.pathname !== '/login')
      await page.goto('/admin/dictionary/synonym')
      await person.button('coding:lists.new').first().click()
      await fill(person, synonymListFields, {
        name,
        language: option(synonymListFields.language, lang, lang),
        source: 'Invented, 2026',
      })
      await person.look('synonym-list-new')
      await save(person, name)
      await person.row(name).getByText(name).click()
      await person.button('coding:lists.upload').click()
      await choose(person, `${heads(lang)}\n${listed};90100004\n`)
      await person.row(listed, words[lang].name).waitFor()
      await person.look('synonym-list-preview')
      await person.button('coding:upload.take_over').click()
      await page.getByText(t('coding:upload.done', { fresh: 1, changed: 0 })).waitFor()
      await person.row(name).getByText(name).click()
      await page.getByText(t('coding:lists.holds', { count: 1 })).waitFor()
      const active = option(synonymListFields.state, 'active', lang)
      await fill(person, synonymListFields, { state: active })
      await person.look('synonym-list')
      await save(person, name, active)
      await person.look('synonym-lists')

      const coder = await Person.arrive(lang)
      await coder.begin('entry')
      await coder.openCase(lang === 'zh' ? 'PH302-000006' : 'PH302-000005')
      await coder.editPage('adverse_events')
      await coder.field('E.i.2.1b').first().focus()
      await coder.page.keyboard.press('Control+m')
      const dialog = coder.page.getByRole('dialog', { name: t('coding:pick.title') })
      await dialog.getByRole('combobox', { name: t('coding:pick.search') }).fill(listed)
      await dialog.getByText(t('coding:groups.synonym')).waitFor()
      await dialog.getByRole('heading', { name: words[lang].name }).waitFor()
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
