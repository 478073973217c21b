import app from '@adonisjs/core/services/app'
import emitter from '@adonisjs/core/services/emitter'
import { test } from '@japa/runner'

import { ActDone } from '#kernel/changes/act_done'
import { definePlugin, type Listener } from '#kernel/plugins/define_plugin'
import { failedPlugins } from '#kernel/plugins/failed_plugins'
import { tellListeners } from '#kernel/plugins/tell_listeners'
import { currentActor } from '#kernel/tenancy/actor'

const scope = { companyId: 'c', projectId: 'p', environment: 1 } as const
const done = (name: Listener['to']) =>
  new ActDone({ name, subject: { type: 'paint', id: '1' } }, scope)

test.group('What plugins are told of acts', () => {
  test('is what they listen to, as the system in the scope of the act; one that fails harms no other', async ({
    assert,
    cleanup,
  }) => {
    const told: unknown[] = []
    const listen = (to: Listener['to'], handle: (done: ActDone) => void): Listener => ({
      to,
      load: async () => ({
        default: class {
          handle = handle
        },
      }),
    })
    const plugin = (name: string, ...listens: Listener[]) =>
      definePlugin({ name, summary: 'A plugin of the specs.', listens })
    const note = ({ act }: ActDone) => void told.push([act.name, currentActor()])
    const explode = () => {
      throw new Error('a wire is loose')
    }
    failedPlugins.set('failed', 'at start')
    cleanup(() => void failedPlugins.delete('failed'))
    const plugins = [
      plugin('broken', listen('paint.*', explode)),
      plugin('one', listen('paint.dried', note)),
      plugin('failed', listen('paint.dried', note)),
      plugin('all', listen('paint.*', note)),
    ]
    cleanup(tellListeners({ plugins }, app.container))

    await emitter.emit(ActDone, done('paint.dried'))
    await emitter.emit(ActDone, done('paint.mixed'))
    await emitter.emit(ActDone, done('painting.sold'))
    const system = { userId: null, name: 'system', permissions: new Set(), scope }
    assert.deepEqual(told, [
      ['paint.dried', system],
      ['paint.dried', system],
      ['paint.mixed', system],
    ])
  })
})
