import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { definePlugin } from '#kernel/plugins/define_plugin'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { defineSettings } from '#kernel/settings/plugin_settings'
import { Settings } from '#kernel/settings/settings'

const words = { en: 'Drying', zh: '干燥' }
const drying = defineSettings({
  label: words,
  fields: {
    days: { kind: 'number', label: { en: 'Days', zh: '天数' }, min: 1, max: 30, required: true },
    room: { kind: 'text', label: { en: 'Room', zh: '房间' }, max: 20 },
  },
  usual: { days: 3, room: '' },
})
const paint = definePlugin({ name: 'paint', summary: 'A plugin of the specs.', settings: drying })

test.group('Settings of plugins', (group) => {
  group.setup(async () => {
    const { plugins } = await app.container.make(PluginRegistry)
    const registry = new PluginRegistry([...plugins, paint])
    const [database, changes] = [
      await app.container.make(Database),
      await app.container.make(Changes),
    ]
    app.container.swap(Settings, () => new Settings(database, changes, registry))
    return () => app.container.restore(Settings)
  })

  test('are as usual until the project says otherwise; then they are its own, in that environment', async ({
    assert,
    client,
  }) => {
    const user = await makeUser({ permissions: ['SYS_CONF'] })
    const browser = await signIn(client, user)
    const usual = { id: 'paint', revision: 0, label: words, fields: drying.fields }
    const before = await browser.get('/api/admin/settings/paint')
    assert.deepEqual(before.body().data, { ...usual, ...drying.usual })

    const values = { days: '7', room: ' East ', revision: 0 }
    const saved = await browser.put('/api/admin/settings/paint').json(values)
    assert.deepInclude(saved.body().data, { days: 7, room: 'East', revision: 1 })
    const list = await browser.get('/api/admin/settings')
    assert.deepInclude(list.body().data, { ...usual, days: 7, room: 'East', revision: 1 })

    const other = await signIn(client, await makeUser({ permissions: ['SYS_CONF'] }))
    const elsewhere = await other.get('/api/admin/settings/paint')
    assert.deepInclude(elsewhere.body().data, { days: 3, revision: 0 })
  })

  test('refuse in a sentence what is wrong, what is not there, and whoever read an older revision', async ({
    assert,
    client,
  }) => {
    const browser = await signIn(client, await makeUser({ permissions: ['SYS_CONF'] }))
    const put = async (values: object, plugin = 'paint') =>
      (await browser.put(`/api/admin/settings/${plugin}`).json(values)).body()
    const wrong = await put({ days: 31, revision: 0 })
    assert.equal(wrong.code, 2017)
    assert.equal(wrong.data.message.en, 'Days: Enter a whole number from 1 to 30.')
    assert.equal((await put({ days: 5, revision: 0 })).status, true)
    assert.equal((await put({ days: 6, revision: 0 })).code, 1006)
    assert.equal((await put({ days: 6 })).code, 2017)
    assert.equal((await put({ days: 6, revision: 0 }, 'news')).code, 1005)
    assert.equal((await put({ days: 6, revision: 0 }, 'constructor')).code, 1005)
  })

  test('are for those who configure the project', async ({ assert, client }) => {
    const browser = await signIn(client, await makeUser({ permissions: ['CASE_EDIT'] }))
    const { status } = (await browser.get('/api/admin/settings')).body()
    assert.isFalse(status)
  })
})

test.group('Settings that a plugin declares', () => {
  test('have usual values that would be taken, or the boot is refused', ({ assert }) => {
    const usual = { days: 0, room: '' }
    assert.throws(
      () => new PluginRegistry([{ ...paint, settings: { ...drying, usual } }]),
      'The settings of plugin "paint" have no sound usual value: days: Enter a whole number from 1 to 30.'
    )
    const { days } = drying.fields
    assert.throws(
      () =>
        new PluginRegistry([
          { ...paint, settings: { label: words, fields: { revision: days }, usual: {} } },
        ]),
      'The settings of plugin "paint" cannot have a field "revision"'
    )
  })
})
