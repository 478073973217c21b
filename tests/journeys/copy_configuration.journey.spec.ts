// needs: presets
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

/** Follows a project, which then stands first, and does so no more. */
async function followByKeyboard(person: Person, code: string) {
  const { page, t } = person
  const star = page.getByRole('button', { name: t('project.follow', { code }) })
  const first = page.getByRole('button', { name: t('project.follow', { code: '' }) }).first()
  await star.focus()
  for (const pressed of ['true', 'false']) {
    await page.keyboard.press('Space')
    await page.locator(`[aria-pressed="${pressed}"]:focus`).and(star).waitFor()
    // The star answers at once; the order follows when the server has it.
    const leads = pressed === 'true' ? code : 'PH302'
    await first
      .and(page.getByRole('button', { name: t('project.follow', { code: leads }) }))
      .waitFor()
    if (pressed === 'true') await person.look('projects-followed')
  }
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Copying a configuration (${lang})`, () => {
    test('shows what would change, asks, and brings it over from another project', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      const name = `Copied ${lang}`
      await person.begin('manager')
      await page.goto('/info/study/add')
      await page.getByLabel(t('presets:keep.name')).fill(name)
      await person.field('C.5.3').fill('COPIED')
      await person.button('presets:admin.save').click()
      await page.getByText(name).first().waitFor()

      // Chinese goes into the formal environment, English into the post-marketing project.
      await page.goto('/project-select')
      await followByKeyboard(person, 'PH900')
      if (lang === 'zh') await person.enter('PH302', 1)
      else await person.enter('PH900', 0)
      await person.openConfiguration(t('kernel_server:screens.environment'))
      await page.waitForURL('**/system/env')
      const source = page.getByRole('combobox', { name: t('copy.from') })
      const from = source.getByRole('option', { name: `PH302 · ${t('shell.testing')}` })
      await source.selectOption((await from.getAttribute('value'))!)
      await person.button('copy.preview').click()
      await person.row(name, t('copy.states.added')).waitFor()
      await person.look('copy-preview')
      await page.getByRole('button', { name: t('copy.apply'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await person.look('copy-question')
      await dialog.getByRole('button', { name: t('copy.apply'), exact: true }).click()
      await page.getByRole('heading', { name: t('copy.done') }).waitFor()
      // A second look finds nothing left.
      await person.button('copy.preview').click()
      await person.text('copy.count', { count: 0 }).waitFor()
      await person.row(name, t('copy.states.same')).waitFor()
      await person.look('copy-done')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
