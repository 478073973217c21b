import { test } from '@japa/runner'

import type { ShownTable } from '#plugins/sur/contract/shown_tables'
import { nodesOfTables } from '#plugins/sur/printing/nodes_of_table'
import { dsurSae } from '#plugins/sur/tables/sae_tables'
import { event, seriesOf, trial } from '#plugins/sur/tests/series_of'

const words = (text: string) => ({ en: text, zh: text })
const freeze = {
  ...{ seq: 2, digest: 'abc123', reason: null, byName: 'Lead', at: '2026-01-02T00:00:00.000Z' },
}

async function figures(): Promise<ShownTable> {
  const versions = [{ content: trial('2025-02-01', [event('a', 1), event('b', 1)]) }]
  const series = await seriesOf([{ no: 'A', versions }], ['2025-01-01', '2025-12-31'])
  const { title, source, rule, sections, key } = dsurSae
  const around = { title, source, rule, sections, isListing: false }
  return { key, ...dsurSae.compute(series), ...around, reconciliation: null }
}

const texts = (nodes: ReturnType<typeof nodesOfTables>) =>
  nodes.map((node) => ('text' in node ? node.text : node.kind === 'table' ? node.rows : null))

test.group('Tables of a periodic report on paper', () => {
  test('say their rule, their freeze and its hash below them', async ({ assert }) => {
    const tables = [await figures()]
    const nodes = nodesOfTables('A6', { tables, freeze, lockPoint: '2025-12-31' }, 'en')
    const [title, rows, rule, stamp] = texts(nodes)
    assert.equal(title, dsurSae.title.en)
    assert.deepEqual(rows, [
      ['Gut', '2', '0', '0', '0', '0'],
      ['– Nausea', '2', '0', '0', '0', '0'],
      ['Total', '2', '0', '0', '0', '0'],
    ])
    assert.equal(rule, dsurSae.rule.en)
    assert.include(String(stamp), 'Data lock point 2025-12-31 · Freeze no. 2, SHA-256 abc123')
    const live = texts(nodesOfTables('A6', { tables, freeze: null, lockPoint: '' }, 'zh'))
    assert.include(String(live.at(-1)), '实时数字，未冻结')
  })

  test('are in the last of their sections; the others say where', async ({ assert }) => {
    const shown = { tables: [await figures()], freeze, lockPoint: '2025-12-31' }
    assert.deepEqual(texts(nodesOfTables('7.3', shown, 'en')), [
      `Table “${dsurSae.title.en}”: see A6.`,
    ])
    assert.deepEqual(nodesOfTables('8', shown, 'en'), [])
  })

  test('say that there is none, and lose no text of a listing', async ({ assert }) => {
    const empty: ShownTable = { ...(await figures()), rows: [] }
    const shown = { freeze, lockPoint: '2025-12-31' }
    const none = texts(nodesOfTables('A6', { ...shown, tables: [empty] }, 'zh'))
    assert.equal(none[1], '本期无。')
    const listing: ShownTable = {
      ...empty,
      isListing: true,
      columns: ['Study', 'Sex', 'Comments'].map((text) => ({ key: text, title: words(text) })),
      rows: [
        { kind: 'group', key: 'g', label: words('PH-302'), cells: [] },
        {
          ...{ kind: 'row', key: 'r', label: words('C-1'), caseId: 'c' },
          cells: ['PH-302', '', 'A long comment'].map((text) => ({ text: words(text) })),
        },
      ],
    }
    const [, group, row] = texts(nodesOfTables('A6', { ...shown, tables: [listing] }, 'en'))
    assert.equal(group, 'PH-302')
    assert.deepEqual(row, [
      ['Study', 'PH-302'],
      ['Comments', 'A long comment'],
    ])
  })
})
