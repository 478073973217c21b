import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { makeProject } from '#tests/factories/make_project'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import type { ShownTable } from '#plugins/sur/contract/shown_tables'

const base = '/api/report/base'
const registers = '/registers'

/** A lead of DSURs of a project, the report of its first period, and somebody who has the other right. */
async function arrive(client: ApiClient) {
  const project = await makeProject()
  const [lead, other, stranger] = (await Promise.all([
    makeUser({ project, name: 'Lead', permissions: ['DSUR'] }),
    makeUser({ project, name: 'Other', permissions: ['PSUR'] }),
    makeUser({ project, name: 'Stranger', permissions: [] }),
  ])) as [TestUser, TestUser, TestUser]
  const at = async (user: TestUser) => {
    const browser = await signIn(client, user)
    return {
      get: async (path: string) => (await browser.get(base + path)).body(),
      post: async (path: string, body: object = {}) =>
        (await browser.post(base + path).json(body)).body(),
      put: async (path: string, body: object = {}) =>
        (await browser.put(base + path).json(body)).body(),
    }
  }
  const by = { lead: await at(lead), other: await at(other), stranger: await at(stranger) }
  const setup = {
    ...{ product: 'PH-302', birthDate: '2024-03-01', cycleYears: 1, daysToSend: 60 },
    ...{ ctcaeVersion: '5.0', ctcaeLevel: 3, language: 'en', meddraVersion: '', reference: '' },
    ...{ leadId: lead.id, writerIds: [], auditorIds: [] },
  }
  await by.lead.post('/setup', { rsType: 'DSUR', revision: 0, setup })
  const { rbId } = (await by.lead.post('/business', { rsType: 'DSUR', ordinal: 1 })).data
  return { ...by, one: `/business/${rbId}` }
}

const approval = {
  ...{ country: 'CN', date: '2024-05-20', tradeName: 'Demo', doseForm: 'Tablet' },
  ...{ indication: 'Hypertension', status: 'approved' },
}
const sales = {
  ...{ from: 'market', country: 'DE', start: '2024-03-01', end: '2025-02-28' },
  ...{ units: '1000000', strength: '10', ddd: '20', unit: 'mg', source: 'Sales' },
}
const add = (register: string, values: object, more: object = {}) => ({ register, values, ...more })

const rowsOf = (answer: { data: { shown: { tables: ShownTable[] } } }, key: string) =>
  answer.data.shown.tables
    .find((table) => table.key === key)!
    .rows.map(({ label, cells }) => [
      label.en,
      ...cells.map((cell) => ('figure' in cell ? cell.figure.toFixed(2) : cell.text.en)),
    ])

test.group('Registers of periodic reports', () => {
  test('keep rows by pages and in order, for whoever has the right of either kind', async ({
    client,
    assert,
  }) => {
    const { lead, other, stranger } = await arrive(client)
    await lead.post(registers, add('approvals', approval))
    await other.post(registers, add('approvals', { ...approval, country: 'BR' }))
    const list = (query: string) => lead.get(`${registers}?register=approvals${query}`)
    const { rows, total } = (await list('')).data
    assert.equal(total, 2)
    assert.deepEqual(
      rows.map(({ values }: { values: { country: string } }) => values.country),
      ['BR', 'CN']
    )
    assert.deepInclude(rows[0], {
      seq: 1,
      validFrom: '2024-05-20',
      closedOn: null,
      byName: 'Other',
    })
    const sorted = (await list('&sort=country&direction=desc')).data.rows
    assert.equal(sorted[0].values.country, 'CN')
    assert.lengthOf((await list('&page=2')).data.rows, 0)
    assert.equal((await stranger.get(`${registers}?register=approvals`)).code, 1003)
    assert.equal((await stranger.post(registers, add('approvals', approval))).code, 1003)
  })

  test('refuse what is not sound by its field, and keep nothing of it', async ({
    client,
    assert,
  }) => {
    const { lead } = await arrive(client)
    const wrong = { ...approval, country: 'Germany' }
    const answer = await lead.post(registers, add('approvals', wrong, { closedOn: '2024-02-30' }))
    assert.equal(answer.code, 2017)
    assert.deepEqual(
      answer.data.errors.map(({ field }: { field: string }) => field),
      ['country', 'closedOn']
    )
    const ended = await lead.post(registers, add('approvals', approval, { closedOn: '2024-05-19' }))
    assert.include(ended.data.errors[0].message.en, '2024-05-20')
    assert.equal((await lead.get(`${registers}?register=approvals`)).data.total, 0)
  })

  test('keep what a row said before, with who changed it and why', async ({ client, assert }) => {
    const { lead, other } = await arrive(client)
    const { entryId } = (await lead.post(registers, add('approvals', approval))).data
    const at = `${registers}/${entryId}`
    const change = { revision: 1, values: { ...approval, tradeName: 'New' }, reason: 'Renamed' }
    assert.equal((await other.put(at, { ...change, reason: ' ' })).code, 2017)
    assert.isTrue((await other.put(at, { ...change, validFrom: '2025-06-01' })).status)
    assert.equal((await lead.put(at, change)).code, 1006)
    assert.equal((await lead.put(`${registers}/none`, change)).code, 1005)
    const { versions } = (await lead.get(at)).data
    assert.containsSubset(versions, [
      { seq: 2, reason: 'Renamed', byName: 'Other', validFrom: '2025-06-01' },
      { seq: 1, reason: null, byName: 'Lead', values: { tradeName: 'Demo' } },
    ])
    const unknown = `${registers}/00000000-0000-4000-8000-000000000009`
    assert.equal((await lead.get(unknown)).code, 1005)
  })

  test('show a report what was valid at its lock point, and what is new in it', async ({
    client,
    assert,
  }) => {
    const { lead, one } = await arrive(client)
    const { entryId } = (await lead.post(registers, add('approvals', approval))).data
    await lead.post(registers, add('approvals', { ...approval, country: 'US', date: '2025-03-01' }))
    await lead.put(`${registers}/${entryId}`, {
      ...{ revision: 1, reason: 'Renamed', validFrom: '2025-03-01' },
      values: { ...approval, tradeName: 'New' },
    })
    await lead.post(registers, add('exposure', sales))
    const shown = await lead.get(`${one}/tables`)
    assert.equal(shown.data.shown.lockPoint, '2025-02-28')
    assert.deepEqual(
      rowsOf(shown, 'dsur_approvals').map(([country, , name, , , , , mark]) => [
        ...[country, name, mark],
      ]),
      [['China', 'Demo', 'New']]
    )
    assert.deepEqual(rowsOf(shown, 'dsur_exposure_market').at(-1)!.slice(3, 5), [
      '1368.93',
      '1368.93',
    ])
    assert.deepEqual(rowsOf(shown, 'dsur_risks'), [])
  })

  test('stay in a frozen report as they were; it says which rows live data has otherwise', async ({
    client,
    assert,
  }) => {
    const { lead, one } = await arrive(client)
    const { entryId } = (await lead.post(registers, add('approvals', approval))).data
    assert.equal((await lead.post(`${one}/freezes`)).data.seq, 1)
    const none = (await lead.get(`${one}/difference`)).data.difference
    assert.deepEqual(none, { cases: [], entries: [] })
    await lead.put(`${registers}/${entryId}`, {
      ...{ revision: 1, values: { ...approval, tradeName: 'New' }, reason: 'Wrong name' },
    })
    await lead.post(registers, add('approvals', { ...approval, country: 'DE' }))
    await lead.post(registers, add('approvals', { ...approval, country: 'FR', date: '2026-01-01' }))
    const frozen = rowsOf(await lead.get(`${one}/tables`), 'dsur_approvals')
    assert.deepEqual(
      frozen.map(([country, , name]) => [country, name]),
      [['China', 'Demo']]
    )
    const { difference } = (await lead.get(`${one}/difference`)).data
    assert.deepEqual(
      difference.entries.map(({ name, why }: { name: { en: string }; why: string }) => [
        ...[name.en, why],
      ]),
      [
        ['China · 2024-05-20', 'changed'],
        ['Germany · 2024-05-20', 'new'],
      ]
    )
    await lead.post(`${one}/freezes`, { reason: 'Register corrected' })
    assert.lengthOf(rowsOf(await lead.get(`${one}/tables`), 'dsur_approvals'), 2)
    const { sections } = (await lead.get(one)).data.report
    const changed = sections.filter(
      (section: { figuresChanged: boolean }) => section.figuresChanged
    )
    assert.deepEqual(
      changed.map(({ key }: { key: string }) => key),
      ['2']
    )
  })
})
