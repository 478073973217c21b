import { Container } from '@adonisjs/core/container'
import { test } from '@japa/runner'

import { defineErrors } from '#kernel/errors/define_errors'
import { definePlugin, provide, type PluginManifest } from '#kernel/plugins/define_plugin'
import { contribute, ExtensionPoint } from '#kernel/plugins/extension_point'
import { failedPlugins } from '#kernel/plugins/failed_plugins'
import { findContract } from '#kernel/plugins/find_contract'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

const words = { en: 'Word', zh: '词' }
const permission = { code: 'CASE_DATA', label: words, group: words }
const plugin = (name: string, rest: Partial<PluginManifest> = {}) =>
  definePlugin({ name, summary: 'A plugin of the specs.', ...rest })
const screen = (address: string, code = 'CASE_DATA') => ({
  name: 'paint.wall' as const,
  address,
  permission: code,
  controller: () => Promise.reject(new Error('no')),
})
const colours = new ExtensionPoint<string>('paint.colours')
const frame = new ExtensionPoint<string>('paint.frame', 'one')
const errors = () => defineErrors('paint', { E_WET: { code: 6009, status: 423 } })
const job = () => ({ name: 'paint.dry' as const, load: () => Promise.reject(new Error('no')) })

abstract class Painter {}
const painter = () => provide(Painter, () => Promise.reject(new Error('no')))

/** What does not fit together, and the one plain sentence that says so. */
const refusals: Record<string, [PluginManifest[], string]> = {
  'a name that is not in snake_case': [
    [plugin('My-Plugin')],
    'The plugin name "My-Plugin" is not in snake_case',
  ],
  'a plugin that is listed twice': [
    [plugin('paint'), plugin('paint')],
    'Plugin "paint" is listed twice in config/plugins.ts',
  ],
  'a plugin made for another kernel': [
    [plugin('paint', { kernel: '^2.0.0' })],
    'Plugin "paint" was made for kernel ^2.0.0, this one is 1.0.0',
  ],
  'a plugin made for a newer kernel': [
    [plugin('paint', { kernel: '^1.1.0' })],
    'Plugin "paint" was made for kernel ^1.1.0, this one is 1.0.0',
  ],
  'a required plugin that is not installed': [
    [plugin('paint', { requires: ['wall'] })],
    'Plugin "paint" requires "wall", which is not installed',
  ],
  'plugins that require each other': [
    [
      plugin('a', { requires: ['b'] }),
      plugin('b', { requires: ['c'] }),
      plugin('c', { requires: ['a'] }),
    ],
    'Plugins require each other in a circle: a -> b -> c -> a',
  ],
  'a permission with two owners': [
    [plugin('a', { permissions: [permission] }), plugin('b', { permissions: [permission] })],
    'The permission "CASE_DATA" is declared by both "a" and "b"',
  ],
  'an extension point with two owners': [
    [
      plugin('a', { extensionPoints: [colours as never] }),
      plugin('b', { extensionPoints: [colours as never] }),
    ],
    'The extension point "paint.colours" is declared by both "a" and "b"',
  ],
  'two contributions where one is taken': [
    [
      plugin('paint', { extensionPoints: [frame as never] }),
      plugin('oak', {
        contributes: [contribute(frame, () => Promise.resolve({ default: ['o'] }))],
      }),
      plugin('ash', {
        contributes: [contribute(frame, () => Promise.resolve({ default: ['a'] }))],
      }),
    ],
    'The extension point "paint.frame" takes one contribution, both "oak" and "ash" have one',
  ],
  'an error number with two owners': [
    [plugin('a', { errors: errors() }), plugin('b', { errors: errors() })],
    'The error number "6009" is declared by both "a" and "b"',
  ],
  'an address at which two show something': [
    [
      plugin('a', { permissions: [permission], screens: [screen('/walls')] }),
      plugin('b', { screens: [screen('/walls')] }),
    ],
    'The address "/walls" is declared by both "a" and "b"',
  ],
  'a widget with two owners': [
    [plugin('a', { widgets: ['a/lot'] }), plugin('b', { widgets: ['a/lot'] })],
    'The widget "a/lot" is declared by both "a" and "b"',
  ],
  'a schedule with the name of a job': [
    [plugin('a', { jobs: [job()] }), plugin('b', { schedules: [{ ...job(), cron: '0 6 * * *' }] })],
    'The job "paint.dry" is declared by both "a" and "b"',
  ],
  'a schedule that cron cannot read': [
    [plugin('a', { schedules: [{ ...job(), cron: '0 25 * * *' }] })],
    'The schedule "paint.dry" of plugin "a" has no five fields of cron that can be read: cron "0 25 * * *"',
  ],
  'a schedule of seconds': [
    [plugin('a', { schedules: [{ ...job(), cron: '0 0 6 * * *' }] })],
    'The schedule "paint.dry" of plugin "a" has no five fields of cron that can be read: cron "0 0 6 * * *"',
  ],
  'a schedule in a time zone that nobody knows': [
    [plugin('a', { schedules: [{ ...job(), cron: '0 6 * * *', timeZone: 'Asia/Atlantis' }] })],
    'The schedule "paint.dry" of plugin "a" has no time zone that is known: timeZone "Asia/Atlantis"',
  ],
  'a contract in a version that the plugin cannot work with': [
    [plugin('paint', { contract: '2.1.0' }), plugin('a', { uses: { paint: '^1.0.0' } })],
    'Plugin "a" uses the contract of "paint" ^1.0.0, the installed one is 2.1.0',
  ],
  'a job with two owners': [
    [plugin('a', { jobs: [job()] }), plugin('b', { jobs: [job()] })],
    'The job "paint.dry" is declared by both "a" and "b"',
  ],
  'a contract that two plugins fulfil': [
    [plugin('a', { provides: [painter()] }), plugin('b', { provides: [painter()] })],
    'The contract "Painter" is declared by both "a" and "b"',
  ],
  'a contribution to a point that nobody owns': [
    [plugin('a', { contributes: [contribute(colours, async () => ({ default: ['red'] }))] })],
    'Plugin "a" contributes to "paint.colours", which no installed plugin owns',
  ],
  'an address that is awaited although a plugin has it': [
    [plugin('a', { permissions: [permission], screens: [screen('/center/abutment')] })],
    'The address "/center/abutment" is declared by both "a" and "kernel/screens/awaited_screens.ts"',
  ],
  'a screen with a permission that nobody declares': [
    [plugin('a', { screens: [screen('/walls', 'CASE_NONE')] })],
    'The screen /walls of plugin "a" needs the permission "CASE_NONE", which no installed plugin declares',
  ],
}

test.group('Plugins that do not fit together are refused in one plain sentence', () => {
  for (const [what, [manifests, sentence]] of Object.entries(refusals)) {
    test(what, ({ assert }) => {
      assert.throws(() => new PluginRegistry(manifests), sentence)
    })
  }
})

test.group('Plugins that fit together', () => {
  test('come after those they require, in whatever order they are listed', ({ assert }) => {
    const { plugins } = new PluginRegistry([
      plugin('c', { requires: ['a', 'b'] }),
      plugin('b', { requires: ['a'] }),
      plugin('a'),
    ])
    assert.deepEqual(
      plugins.map(({ name }) => name),
      ['a', 'b', 'c']
    )
  })

  test('are found by name', ({ assert }) => {
    const registry = new PluginRegistry([plugin('a')])
    assert.equal(registry.find('a')?.name, 'a')
    assert.isUndefined(registry.find('b'))
  })

  test('add to a point of another one; it collects everything in plugin order', async ({
    assert,
  }) => {
    const adds = (name: string, ...items: string[]) =>
      plugin(name, {
        requires: ['paint'],
        contributes: [contribute(colours, async () => ({ default: items }))],
      })
    const registry = new PluginRegistry([
      adds('warm', 'red', 'yellow'),
      plugin('paint', { extensionPoints: [colours as never] }),
      adds('cold', 'blue'),
    ])
    assert.deepEqual(await registry.collect(colours), ['red', 'yellow', 'blue'])
    assert.deepEqual(await registry.collect(new ExtensionPoint<string>('paint.brushes')), [])
  })

  test('nothing is loaded before somebody asks: a manifest is inert', ({ assert }) => {
    const explode = () => Promise.reject(new Error('loaded too early'))
    const registry = new PluginRegistry([
      plugin('paint', {
        extensionPoints: [colours as never],
        contributes: [contribute(colours, explode)],
        routes: explode,
        commands: explode,
        jobs: [{ name: 'paint.dry', load: explode }],
      }),
    ])
    assert.lengthOf(registry.plugins, 1)
    assert.isTrue(Object.isFrozen(registry.plugins[0]))
  })

  test('work with and without those whose contract they use', async ({ assert, cleanup }) => {
    const uses = plugin('a', { uses: { paint: '^1.0.0' } })
    const made = { default: class extends Painter {} }
    const paint = plugin('paint', {
      contract: '1.4.0',
      provides: [provide(Painter, async () => made)],
    })
    const ask = (...installed: PluginManifest[]) => {
      const registry = new PluginRegistry(installed)
      const container = new Container<Record<never, never>>()
      container.bindValue(Painter as typeof made.default, new made.default())
      return findContract('paint', async () => Painter, { registry, container })
    }
    assert.isUndefined(await ask(uses))
    assert.isTrue((await ask(uses, paint)) instanceof Painter)
    failedPlugins.set('paint', 'at start')
    cleanup(() => void failedPlugins.delete('paint'))
    assert.isUndefined(await ask(uses, paint))
  })

  test('a caret range takes later kernels of the same first number', ({ assert }) => {
    assert.lengthOf(new PluginRegistry([plugin('a', { kernel: '^1.0.0' })]).plugins, 1)
  })
})
