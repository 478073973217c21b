import { test } from '@japa/runner'

import { definePlugin, type PluginManifest } from '#kernel/plugins/define_plugin'
import { contribute, ExtensionPoint } from '#kernel/plugins/extension_point'
import { failedPlugins } from '#kernel/plugins/failed_plugins'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { startPlugins } from '#kernel/plugins/start_plugins'

const started: string[] = []
const plugin = (name: string, rest: Partial<PluginManifest> = {}) =>
  definePlugin({
    name,
    summary: 'A plugin of the specs.',
    routes: async () => started.push(name),
    ...rest,
  })
const throwing = { routes: () => Promise.reject(new Error('a wire is loose')) }

test.group('A plugin that throws while it starts (fault 35)', (group) => {
  group.each.setup(() => {
    const before = new Map(failedPlugins)
    started.splice(0)
    return () => {
      failedPlugins.clear()
      for (const [name, reason] of before) failedPlugins.set(name, reason)
    }
  })

  test('is marked as failed with its reason, and all others start', async ({ assert }) => {
    await startPlugins(new PluginRegistry([plugin('a'), plugin('broken', throwing), plugin('z')]))
    assert.deepEqual(started, ['a', 'z'])
    assert.deepEqual([...failedPlugins], [['broken', 'a wire is loose']])
  })

  test('takes along those that require it, and says so', async ({ assert }) => {
    await startPlugins(
      new PluginRegistry([
        plugin('needs_it', { requires: ['broken'] }),
        plugin('broken', throwing),
        plugin('needs_that', { requires: ['needs_it'] }),
        plugin('other'),
      ])
    )
    assert.deepEqual(started, ['other'])
    assert.deepEqual([...failedPlugins.keys()], ['broken', 'needs_it', 'needs_that'])
    assert.equal(failedPlugins.get('needs_it'), 'it requires "broken", which failed')
  })

  test('may throw anything', async ({ assert }) => {
    const odd = { routes: () => Promise.reject('no error at all') }
    await startPlugins(new PluginRegistry([plugin('odd', odd)]))
    assert.equal(failedPlugins.get('odd'), 'no error at all')
  })
  test('is marked as failed, too, when what it adds to others cannot be loaded; the rest is collected', async ({
    assert,
  }) => {
    const colours = new ExtensionPoint<string>('paint.colours')
    const adds = (name: string, load: () => Promise<{ default: string[] }>) =>
      plugin(name, { contributes: [contribute(colours, load)] })
    const registry = new PluginRegistry([
      plugin('paint', { extensionPoints: [colours] }),
      adds('broken', () => Promise.reject(new Error('a wire is loose'))),
      adds('warm', async () => ({ default: ['red'] })),
    ])
    assert.deepEqual(await registry.collect(colours), ['red'])
    assert.equal(failedPlugins.get('broken'), 'a wire is loose')
  })
})
