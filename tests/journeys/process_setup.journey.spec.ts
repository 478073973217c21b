// needs: process
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

import { defaultDefinition } from '#plugins/process/definition/default_definition'

/** Each language sets up a node of its own of the one template. */
const place = { en: 4, zh: 5 } as const

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Setting a process up (${lang})`, () => {
    test('takes several pages at a node, and several nodes that are not by one person', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.signIn('company')
      await page.waitForURL((url) => url.pathname !== '/login')
      await page.goto('/company/template/process')
      const names = defaultDefinition.nodes.map(({ name }) => name[lang])
      const panel = { name: `${place[lang] + 1} · ${names[place[lang]]}`, exact: true }
      const node = page.getByRole('group', panel)

      const pages = node.getByRole('group', { name: t('process:setup.pages') })
      const choice = pages.getByRole('combobox')
      await choice.selectOption('causality')
      await choice.selectOption('narrative')
      assert.equal(await pages.getByRole('listitem').count(), 2)
      const second = pages.getByRole('listitem').nth(1)
      const chosen = (await second.innerText()).trim().split('\n')[0]!
      await second.getByRole('button').first().click()
      assert.include(await pages.getByRole('listitem').first().innerText(), chosen)

      const others = node.getByRole('group', { name: t('process:setup.not_by') })
      for (const earlier of [names[0]!, names[2]!]) {
        await others.getByRole('combobox').selectOption({ label: earlier })
        await others.getByRole('listitem').filter({ hasText: earlier }).waitFor()
      }
      await person.look('process-several')
      await person.button('process:setup.save').click()
      await person.text('process:setup.template_saved').waitFor()

      await page.reload()
      assert.include(await pages.getByRole('listitem').first().innerText(), chosen)
      assert.equal(await others.getByRole('listitem').count(), 2)
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
