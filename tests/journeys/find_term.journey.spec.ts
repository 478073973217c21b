// needs: coding
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

const WORDS = { en: 'Demo diziness at night', zh: '患者诉演示头晕' } as const
const DIZZINESS = '90100004'
const ONE_SIDED = { en: 'Demo one-sided head ache', zh: '演示偏侧头痛' } as const
const GIDDY = '90200006'
const LIVER_EVENTS = { en: 'Demo liver events SMQ', zh: '演示肝脏事件SMQ' } as const
const NAME = { en: 'Demo dizziness', zh: '演示头晕' } as const

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Finding a term (${lang})`, () => {
    test('by keyboard alone: from the field two keys lead to the term for the reported words', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page } = person
      await person.begin('entry')
      await person.openCase(lang === 'zh' ? 'PH302-000006' : 'PH302-000005')
      await person.editPage('adverse_events')
      await person.field('E.i.1.1a').fill(WORDS[lang])
      const code = person.field('E.i.2.1b').first()
      await code.focus()
      let keys = 0
      const press = (key: string) => {
        keys++
        return page.keyboard.press(key)
      }
      await press('Control+m')
      const dialog = page.getByRole('dialog', { name: person.t('coding:pick.title') })
      await dialog.getByRole('heading', { name: NAME[lang] }).waitFor()
      await person.look('find-term')
      await press('Enter')
      await dialog.waitFor({ state: 'detached' })
      console.log(`Keys from the field to the term: ${keys}`)
      assert.isAtMost(keys, 2)
      assert.equal(await code.inputValue(), DIZZINESS)
      await page.getByText(NAME[lang], { exact: true }).first().waitFor()
      await page.keyboard.press('Control+s')
      await person.text('cases:edit.all_saved').waitFor()
      await page.reload()
      assert.equal(await code.inputValue(), DIZZINESS)
      await person.look('term-taken')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('what is hidden since it is no longer current is counted and shown at a wish, and an SMQ says what it is', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      await person.openCase(lang === 'zh' ? 'PH302-000006' : 'PH302-000005')
      await person.editPage('adverse_events')
      await person.field('E.i.2.1b').first().focus()
      await page.keyboard.press('Control+m')
      const dialog = page.getByRole('dialog', { name: t('coding:pick.title') })
      const box = dialog.getByRole('combobox', { name: t('coding:pick.search') })
      const hidden = dialog.getByText(t('coding:pick.hidden', { count: 1 }))
      const show = dialog.getByRole('button', { name: t('coding:pick.show_hidden', { count: 1 }) })
      const currentOnly = dialog.getByLabel(t('coding:pick.current_only'))
      const option = (name: string) => dialog.getByRole('option').filter({ hasText: name })

      await box.fill('giddy')
      await hidden.waitFor()
      assert.isFalse(await dialog.getByText(t('coding:pick.nothing')).isVisible())
      await person.look('term-hidden-all')
      await show.click()
      await option(GIDDY).waitFor()
      await hidden.waitFor({ state: 'detached' })
      assert.isFalse(await currentOnly.isChecked())
      assert.isTrue(await box.evaluate((element) => element === document.activeElement))
      await currentOnly.check()
      await box.fill(lang === 'zh' ? '演示' : 'demo')
      await option(DIZZINESS).first().waitFor()
      await hidden.waitFor()
      await person.look('term-hidden-some')

      await box.fill(LIVER_EVENTS[lang])
      await dialog.getByRole('heading', { name: LIVER_EVENTS[lang] }).waitFor()
      await dialog.getByText('Demo source').waitFor()
      await dialog.getByText(t('coding:smq.of_five', { level: 1 })).waitFor()
      await person.look('term-smq')
      await dialog.getByRole('combobox', { name: t('coding:pick.view') }).selectOption('smq')
      const line = dialog.locator('[data-branch]').filter({ hasText: LIVER_EVENTS[lang] })
      await line.focus()
      await page.keyboard.press('ArrowRight')
      const member = dialog.locator('[data-branch]').filter({ hasText: t('coding:term.narrow') })
      await member
        .first()
        .getByText(t('coding:term.category', { category: 'A' }))
        .waitFor()
      await person.look('term-smq-members')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('by other words, a level, the way down from the SOC, and what cannot be taken', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      await person.openCase(lang === 'zh' ? 'PH302-000006' : 'PH302-000005')
      await person.editPage('adverse_events')
      await person.field('E.i.2.1b').first().focus()
      await page.keyboard.press('Control+m')
      const dialog = page.getByRole('dialog', { name: t('coding:pick.title') })
      const box = dialog.getByRole('combobox', { name: t('coding:pick.search') })
      const take = dialog.getByRole('button', { name: t('coding:pick.take') })
      const option = (name: string) => dialog.getByRole('option').filter({ hasText: name })

      await box.fill('ys')
      await option('90100001').first().waitFor()
      await page.keyboard.press('ArrowDown')
      await dialog.getByRole('heading', { name: ONE_SIDED[lang] }).waitFor()
      await box.fill('zzzz')
      await person.text('coding:pick.nothing').waitFor()
      await person.look('term-nothing')

      await box.fill('Demo enzyme raised')
      await dialog.getByText(t('coding:term.secondary')).waitFor()
      await person.look('term-two-ways')
      await dialog.getByRole('combobox', { name: t('coding:pick.level') }).selectOption('pt')
      await dialog.getByText(t('coding:pick.not_to_take')).waitFor()
      assert.isTrue(await take.isDisabled())

      await dialog.getByRole('combobox', { name: t('coding:pick.view') }).selectOption('soc')
      const branch = (name: string) => dialog.getByRole('treeitem').filter({ hasText: name }).last()
      const names =
        lang === 'zh'
          ? ['演示神经系统类', '演示意识组', '演示眩晕状态', '演示头晕', '演示头昏']
          : [
              'Demo nervous system',
              'Demo alertness group',
              'Demo dizzy states',
              'Demo dizziness',
              'Demo light-headed',
            ]
      for (const name of names) {
        const line = branch(name).locator('[data-branch]').first()
        await line.focus()
        await page.keyboard.press('Enter')
        await page.keyboard.press('ArrowRight')
      }
      await person.look('term-tree')
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      assert.equal(await person.field('E.i.2.1b').first().inputValue(), '90200005')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
