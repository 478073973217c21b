import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

const lines = '/api/company/template/lines'
const all = '/api/report/linelistings'

const design = (more: object = {}) => ({
  grain: 'case',
  columns: [{ key: 'case', source: { of: 'list', column: 'caseNo' }, width: 16, format: 'name' }],
  question: { conditions: [], anyRow: [] },
  ...{ sort: [], group: null, ...more },
})

/** The administrator of a company, and somebody who designs line listings in a project of it. */
async function people(client: ApiClient) {
  const author = await makeUser({ permissions: ['CASE_DATA', 'CASE_REPORT_CONF'] })
  const head = await makeUser({ project: author.project, administers: 'company' })
  const company = await signIn(client, head)
  const project = await signIn(client, author)
  const keep = async (name: string, of: object = design()) =>
    (await company.post(lines).json({ name, design: of })).body()
  const kept = async () => (await company.get(lines)).body().data
  const offered = async () => (await project.get('/api/report/linelisting-company')).body().data
  return { company, project, keep, kept, offered }
}

test.group('Line listings of a company', () => {
  test('begin those of its projects, and those of no other company', async ({ client, assert }) => {
    const { project, keep, offered } = await people(client)
    const other = await people(client)
    const { id } = (await keep('House listing')).data
    const [template, ...none] = await offered()
    assert.containsSubset(template, { id, name: 'House listing', design: design() })
    assert.lengthOf(none, 0)
    const begun = { name: 'Ours', isTemplate: false, design: template.design }
    assert.isTrue((await project.post(all).json(begun)).body().status)
    assert.deepEqual(await other.offered(), [])
    assert.equal((await other.company.get(`${lines}/${id}`)).body().code, 1005)
    const change = { revision: 1, name: 'Taken', design: design() }
    assert.equal((await other.company.put(`${lines}/${id}`).json(change)).body().code, 1005)
    assert.equal((await other.company.delete(`${lines}/${id}`)).body().code, 1005)
  })

  test('are changed by whoever saw them last, and removed', async ({ client, assert }) => {
    const { company, keep, kept, offered } = await people(client)
    const { id } = (await keep('One')).data
    const columns = [
      ...design().columns,
      { key: 'sex', source: { of: 'element', element: 'D.5' }, width: 8, format: 'name' },
    ]
    const change = (revision: number, name: string) =>
      company.put(`${lines}/${id}`).json({ revision, name, design: design({ columns }) })
    assert.equal((await change(1, 'Two')).body().data.revision, 2)
    assert.equal((await change(1, 'Three')).body().code, 1006)
    assert.containsSubset(await kept(), [{ id, name: 'Two', revision: 2, columnCount: 2 }])
    assert.isTrue((await company.delete(`${lines}/${id}`)).body().status)
    assert.deepEqual([await kept(), await offered()], [[], []])
    const acts = await db
      .connection('owner')
      .from('audit_lines')
      .where({ chain: `company_listing:${id}` })
      .orderBy('seq')
      .select('act')
    assert.deepEqual(
      acts.map(({ act }) => act),
      ['company_listing.created', 'company_listing.changed', 'company_listing.removed']
    )
  })

  test('are refused when no project could take them, or when the name is taken', async ({
    client,
    assert,
  }) => {
    const { keep } = await people(client)
    const asking = (...conditions: object[]) => design({ question: { conditions, anyRow: [] } })
    assert.equal((await keep('Empty', design({ columns: [] }))).code, '2017')
    const unknown = {
      key: 'x',
      source: { of: 'element', element: 'Z.9' },
      width: 8,
      format: 'name',
    }
    assert.equal((await keep('Unknown', design({ columns: [unknown] }))).code, '2017')
    const senseless = asking({ element: 'D.5', is: 'lt', value: '2026' })
    assert.equal((await keep('Senseless', senseless)).code, '2017')
    assert.isTrue((await keep('CIOMS II line listing')).status)
    assert.equal((await keep('cioms ii LINE listing')).code, 2909)
    // The other name of the same shipped design.
    assert.equal((await keep('CIOMS II 行列表')).code, 2909)
  })

  test('are kept by whoever may keep templates of the company, alone', async ({
    client,
    assert,
  }) => {
    const { project, company } = await people(client)
    assert.equal((await project.get(lines)).body().code, 1003)
    const body = { name: 'Mine', design: design() }
    assert.equal((await project.post(lines).json(body)).body().code, 1003)
    const shipped = (await company.get('/api/company/template/line-shipped')).body().data
    assert.lengthOf(shipped, 4)
  })
})

test.group('The names of shipped designs', () => {
  test('are told in each language where a line listing bears one of them', async ({
    client,
    assert,
  }) => {
    const { project } = await people(client)
    const names = { en: 'CIOMS II line listing', zh: 'CIOMS II 行列表' }
    const save = async (name: string) =>
      (await project.post(all).json({ name, isTemplate: false, design: design() })).body()
    assert.isTrue((await save(names.zh)).status)
    assert.isTrue((await save('Our own')).status)
    assert.equal((await save(names.en)).code, 2909)
    const listed = (await project.get(all)).body().data
    assert.sameDeepMembers(
      listed.map((row: { names: unknown }) => row.names),
      [names, { en: 'Our own', zh: 'Our own' }]
    )
  })
})
