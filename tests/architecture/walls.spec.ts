import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { cruise } from '#tests/architecture/cruise'

const BROKEN_HOUSE = fileURLToPath(new URL('./broken_house', import.meta.url))
const walls = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: { name: string }[]
}

test.group('Walls', () => {
  test('every wall stands: a house that breaks it is told so', async ({ assert }) => {
    const { summary } = await cruise(
      ['database', 'kernel', 'plugins', 'resources', 'start', 'tests'],
      BROKEN_HOUSE
    )
    const broken = new Set(summary.violations.map(({ rule }) => rule.name))
    assert.sameMembers(
      [...broken],
      walls.forbidden.map(({ name }) => name)
    )
  })

  test('no wall is taken away: whatever stands in the broken house to break one does so', async ({
    assert,
  }) => {
    const { modules, summary } = await cruise(
      ['database', 'kernel', 'plugins', 'resources', 'start', 'tests'],
      BROKEN_HOUSE
    )
    const sound = /\/migrations\/|^plugins\/blue\/records\/asks_own_tables\.ts$/
    const used = new Set(
      modules.flatMap(({ dependencies }) => dependencies.map(({ resolved }) => resolved))
    )
    const made = modules.filter(({ source }) => !used.has(source) && !sound.test(source))
    assert.isAbove(made.length, 15)
    const broken = new Set(summary.violations.map(({ from }) => from))
    assert.deepEqual(
      made.map(({ source }) => source).filter((source) => !broken.has(source)),
      []
    )
  })

  test('the inside of another plugin is out of reach by alias, by path and for types', async ({
    assert,
  }) => {
    const { summary } = await cruise(['plugins'], BROKEN_HOUSE)
    const intruders = summary.violations
      .filter(({ rule }) => rule.name === 'plugins-meet-only-through-contracts')
      .map(({ from }) => from)
    assert.includeMembers(intruders, [
      'plugins/blue/list/takes_inside.ts',
      'plugins/blue/list/takes_inside_by_path.ts',
    ])
  })

  test('no library that opens connections is out of it: for types, at a later moment, none', async ({
    assert,
  }) => {
    const { summary } = await cruise(['kernel', 'plugins'], BROKEN_HOUSE)
    const reached = summary.violations
      .filter(({ rule }) => /^only-(the-database-connects|jobs-know-their-queue)$/.test(rule.name))
      .map(({ to }) => /.*node_modules\/(?:@types\/)?([\w-]+)/.exec(to)?.[1])
    assert.includeMembers(reached, ['pg', 'knex', 'pg-copy-streams', 'pg-boss'])
  })

  test('frozen copies and locked cases are read by CaseReading alone, in the plugin of cases, too', async ({
    assert,
  }) => {
    const { summary } = await cruise(['plugins'], BROKEN_HOUSE)
    const reached = summary.violations
      .filter(({ rule }) => rule.name === 'cases-are-read-through-case-reading')
      .map(({ from, to }) => `${from} ${to}`)
    assert.includeMembers(reached, [
      'plugins/cases/print/reads_past_case_reading.ts plugins/cases/records/locked_cases.ts',
      'plugins/cases/print/reads_past_case_reading.ts plugins/cases/records/read_frozen_copies.ts',
    ])
  })

  test('threads are started by nobody else, neither by Node itself nor by a library', async ({
    assert,
  }) => {
    const { summary } = await cruise(['plugins'], BROKEN_HOUSE)
    const reached = summary.violations
      .filter(({ rule }) => rule.name === 'only-one-starts-threads')
      .map(({ to }) => /(worker_threads|piscina)/.exec(to)?.[1])
    assert.sameMembers(reached, ['worker_threads', 'piscina'])
  })

  test('a plugin imports the contracts of the plugins it requires or uses, and of no other', async ({
    assert,
  }) => {
    const { plugins } = await app.container.make(PluginRegistry)
    const { modules } = await cruise(['plugins'])
    for (const { name, requires = [], uses = {} } of plugins) {
      const home = `plugins/${name}/`
      const used = modules
        .filter(({ source }) => source.startsWith(home) && !source.includes('.spec.'))
        .flatMap(({ dependencies }) => dependencies.map(({ resolved }) => resolved))
        .filter((path) => path.startsWith('plugins/') && !path.startsWith(home))
        .map((path) => path.split('/')[1])
      const named = [...requires, ...Object.keys(uses)]
      assert.includeMembers(named, [...new Set(used)], `imports of ${name}`)
    }
  })
})
