import { test } from '@japa/runner'

import type { ProcessSetup } from '#plugins/process/contract/definition'
import { defaultDefinition, setupOf } from '#plugins/process/definition/default_definition'
import { setupFaults } from '#plugins/process/definition/setup_faults'

const { nodes: all } = setupOf(defaultDefinition)
const knows = { nodes: defaultDefinition.nodes, pages: ['patient'], gates: ['findings'] }
const people = Object.fromEntries(all.map(({ key }) => [key, [{ id: 'ann' }]]))
const [entry, quality] = [all[0]!, all[1]!]
const ended = all.at(-1)!

const faultsOf = (nodes: ProcessSetup['nodes'], more: object = {}) =>
  setupFaults({ nodes }, { ...knows, people, ...more }).map(
    ({ field, fault }) => `${field} ${fault}`
  )

test.group('What is wrong with a process', () => {
  test('is nothing for that of the product, and for one of two nodes', ({ assert }) => {
    assert.deepEqual(faultsOf(all), [])
    assert.deepEqual(faultsOf([entry, ended]), [])
  })

  test('is that it has no nodes, no entry, no way out, a node twice or one that no case reaches', ({
    assert,
  }) => {
    assert.deepEqual(faultsOf([]), ['nodes empty'])
    assert.deepEqual(faultsOf([quality, ended]), ['nodes.0.key no_entry'])
    assert.deepEqual(faultsOf([entry, quality]), ['nodes.1.key no_way_out'])
    assert.deepEqual(faultsOf([entry, quality, quality, ended]), ['nodes.2.key twice'])
    assert.deepEqual(faultsOf([entry, ended, quality]), ['nodes.2.key unreachable'])
    const unknown = { ...quality, key: 'NOWHERE' }
    assert.deepEqual(faultsOf([entry, unknown, ended]), ['nodes.1.key unknown_node'])
  })

  test('is that nobody works at a node, or not who is named', ({ assert }) => {
    const nobody = { people: { ...people, QUALITY: [] } }
    assert.deepEqual(faultsOf(all, nobody), ['nodes.1.assignment nobody'])
    assert.deepEqual(faultsOf(all, { people: undefined }), [], 'a template knows nobody')
    const named = (assignee?: string) => [
      entry,
      { ...quality, assignment: 'named' as const, assignee },
      ended,
    ]
    assert.deepEqual(faultsOf(named()), ['nodes.1.assignee nobody_named'])
    assert.deepEqual(faultsOf(named('ben')), ['nodes.1.assignee not_the_named'])
    assert.deepEqual(faultsOf(named('ann')), [])
  })

  test('is a page or a check that there is not, and a limit by a node that comes later', ({
    assert,
  }) => {
    const wrong = {
      ...quality,
      ...{ pages: ['nowhere'], gates: { queries: 'block' as const }, notBy: ['QUALITY'] },
    }
    assert.deepEqual(faultsOf([entry, wrong, ended]), [
      ...['nodes.1.pages unknown_page', 'nodes.1.notBy not_earlier'],
      'nodes.1.gates.queries unknown_gate',
    ])
  })
})
