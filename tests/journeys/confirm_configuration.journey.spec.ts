// needs: cases
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { heldLabels } from '#kernel/configuration/held_labels'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Confirming a configuration (${lang})`, () => {
    test('holds the case numbering fast, on its screen and where it is copied, until it is cancelled for a reason', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      // The parts that say that they are held.
      const what = (await heldLabels(await app.container.make(PluginRegistry)))
        .map((words) => words[lang])
        .join(t('configuration.and'))
      await person.begin('manager', 'PH900', 0)
      await person.openConfiguration(t('cases:numbering.title'))
      await page.waitForURL('**/system/case')
      assert.include(what, t('cases:numbering.title'))
      const prefix = page.getByLabel(t('cases:numbering.prefix'))
      await person.text('configuration.open_text', { what }).waitFor()
      await person.look('configuration-open')
      await person.button('configuration.confirm').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(t('configuration.question_text', { what })).waitFor()
      await person.look('configuration-question')
      await dialog.getByRole('button', { name: t('configuration.confirm') }).click()
      await page.getByText(t('configuration.confirmed'), { exact: true }).waitFor()
      assert.isTrue(await prefix.isDisabled())
      await person.look('configuration-confirmed')

      await person.openConfiguration(t('kernel_server:screens.environment'))
      await page.waitForURL('**/system/env')
      const coding = page.getByRole('checkbox', { name: t('cases:numbering.title'), exact: true })
      assert.isTrue(await coding.isDisabled())
      assert.isFalse(await coding.isChecked())
      await person.button('copy.preview').click()
      await page.getByRole('heading', { name: t('copy.would'), exact: true }).waitFor()
      await person.look('configuration-copy')

      await person.button('configuration.cancel').click()
      const act = dialog.getByRole('button', { name: t('configuration.cancel') })
      assert.isTrue(await act.isDisabled())
      await dialog.getByLabel(t('configuration.reason')).fill('Another prefix')
      await person.look('configuration-cancel')
      await dialog.getByLabel(t('configuration.reason')).press('Enter')
      await person.text('configuration.open_text', { what }).waitFor()
      assert.isFalse(await coding.isDisabled())
      await page.goto('/system/case')
      assert.isFalse(await prefix.isDisabled())
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
