import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { formatted } from '#kernel/plugins/make/formatted'
import { pluginFiles } from '#kernel/plugins/make/plugin_files'

const EXPECTED = app.makePath('tests/fixtures/expected/plugin_make')
const whole = { table: true, act: true, screen: true }

test.group('The files of a new plugin', () => {
  test('table, act and screen are named by a noun, and nothing is named otherwise', ({
    assert,
  }) => {
    const files = pluginFiles('drug_watch', { ...whole, noun: 'alert_entry' }, 1700000001000)
    assert.includeMembers(Object.keys(files), [
      'database/migrations/1700000001000_drug_watch_alert_entries.ts',
      'records/alert_entries.ts',
      'alert_entries/add_alert_entry.ts',
      'alert_entries/add_alert_entry_controller.ts',
      'alert_entries/add_alert_entry.functional.spec.ts',
      'ui/screens/alert_entries/alert_entries.tsx',
    ])
    const text = Object.entries(files).flat().join('\n').replaceAll('change.note(', '')
    assert.notMatch(text, /notes?\b|Note/)
    assert.include(text, "calls.post('/drug-watch/alert-entries', [AddAlertEntryController])")
    assert.include(text, "name: 'drug_watch.alert_entry_added'")
    assert.include(text, 'Adds an alert entry to the current project.')
  })

  for (const [folder, wish] of Object.entries({ plain: {}, whole })) {
    test(`${folder}: are those that are expected`, async ({ assert }) => {
      const files = pluginFiles('drug_watch', wish, 1700000001000)
      const expected = join(EXPECTED, folder)
      const names = Object.keys(files).map((file) => `${file.replaceAll('/', '.')}.expected`)
      assert.sameMembers(names, readdirSync(expected))
      for (const [index, [file, text]] of Object.entries(files).entries()) {
        const kept = readFileSync(join(expected, names[index]!), 'utf8')
        assert.equal(await formatted(app.makePath('plugins/drug_watch', file), text), kept, file)
      }
    })
  }

  const base = Object.keys(pluginFiles('drug_watch'))
  const brought = {
    table: ['database/migrations/', 'records/'],
    act: ['database/migrations/', 'records/', 'notes/'],
    screen: ['lang/', 'ui/screens/'],
  }
  for (const [flag, places] of Object.entries(brought)) {
    test(`--${flag}: brings what it says, which is all that the rest names`, ({ assert }) => {
      const files = pluginFiles('drug_watch', { [flag]: true })
      const more = Object.keys(files).filter((file) => !base.includes(file))
      const unasked = more.filter((file) => !places.some((place) => file.startsWith(place)))
      assert.deepEqual(unasked, [])
      for (const place of places)
        assert.isTrue(
          more.some((file) => file.startsWith(place)),
          place
        )
      const named = Object.values(files).flatMap((text) => [
        ...text.matchAll(/'#plugins\/drug_watch\/([^']+)'/g),
      ])
      assert.includeMembers(
        Object.keys(files),
        named.map(([, path]) => `${path}.ts`)
      )
      const manifest = files['plugin.ts']!
      for (const key of ['migrations', 'contributes', 'lang', 'screens']) {
        const isOfScreen = key === 'lang' || key === 'screens'
        assert.equal(manifest.includes(` ${key}: `), isOfScreen === (flag === 'screen'), key)
      }
    })
  }

  const named = ['a', 'class', 'r2d2', 'new_2', 'x_1_y', 'a'.repeat(30)]
  const all = [...named.map((name) => [name]), ['a', 'x'], ['vigil', 'a'.repeat(24)]]
  for (const [name, noun] of all as [string, string?][]) {
    test(`${name} ${noun ?? ''}: can be read, and stand as they are formatted`, async ({
      assert,
    }) => {
      for (const [file, text] of Object.entries(pluginFiles(name, { ...whole, noun }))) {
        const path = app.makePath('plugins', name, file)
        const written = await formatted(path, text)
        assert.equal(await formatted(path, written), written, file)
      }
    })
  }
})
