import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

const ring = [
  [0, 0],
  [0, 1],
  [1, 1],
  [0, 0],
]
const mapOf = (...names: string[]) => ({
  type: 'FeatureCollection',
  features: names.map((name) => ({
    ...{ type: 'Feature', properties: { name, secret: 'x' } },
    geometry: { type: 'Polygon', coordinates: [ring] },
  })),
})
const NUMBER = 'GS(2019)1822号'

/** The administrator of a company, and somebody who reads reports in a project of it. */
async function people(client: ApiClient) {
  const reader = await makeUser({ permissions: ['CASE_DATA', 'CASE_REPORT_CONF'] })
  const head = await makeUser({ project: reader.project, administers: 'company' })
  const company = await signIn(client, head)
  const project = await signIn(client, reader)
  const upload = async (kind: string, map: object, fields: object = { number: NUMBER }) => {
    const file = Buffer.from(JSON.stringify(map))
    const asking = company
      .post(`/api/company/maps/${kind}`)
      .fields(fields as Record<string, string>)
      .file('map', file, { filename: 'own.geojson' })
    return (await asking).body()
  }
  const shown = async (kind: string) => (await project.get(`/api/reports/maps/${kind}`)).body().data
  return { company, project, upload, shown }
}

test.group('Maps of reports', () => {
  test('are uploaded by the company with their review number, and seen by its projects alone', async ({
    client,
    assert,
  }) => {
    const { company, upload, shown } = await people(client)
    const other = await people(client)
    assert.isNull((await shown('country')).map)
    const first = await upload('country', mapOf('China', 'Atlantis'))
    assert.isTrue(first.status, JSON.stringify(first))
    const { map } = await shown('country')
    assert.equal(map.number, NUMBER)
    assert.deepEqual(
      map.shape.features.map(({ properties }: { properties: object }) => properties),
      [{ name: 'CN' }, { name: 'Atlantis' }]
    )
    assert.isNull((await other.shown('country')).map)
    const [listed] = (await company.get('/api/company/maps')).body().data
    assert.containsSubset(listed, { kind: 'country', known: 1, unknown: ['Atlantis'] })
    assert.isTrue((await upload('country', mapOf('France'), { number: 'GS(2020)4619号' })).status)
    assert.equal((await shown('country')).map.number, 'GS(2020)4619号')
    assert.isTrue((await company.delete('/api/company/maps/country')).body().status)
    assert.isNull((await shown('country')).map)
    assert.equal((await company.delete('/api/company/maps/country')).body().code, 1005)
    const acts = await db
      .connection('owner')
      .from('audit_lines')
      .where({ chain: `report_map:${listed.id}` })
      .orderBy('seq')
      .select('act')
    assert.deepEqual(
      acts.map(({ act }) => act),
      ['report_map.uploaded', 'report_map.uploaded', 'report_map.removed']
    )
  })

  test('are refused without a review number, without areas, and of no known kind', async ({
    client,
    assert,
  }) => {
    const { upload, project, shown } = await people(client)
    assert.equal((await upload('country', mapOf('China'), {})).code, '2017')
    assert.equal((await upload('country', mapOf('China'), { number: '1822' })).code, '2017')
    assert.equal((await upload('country', mapOf('Atlantis'))).code, '2017')
    assert.equal((await upload('province', {})).code, '2017')
    assert.equal((await upload('moon', mapOf('China'))).code, 1005)
    assert.equal((await project.get('/api/company/maps')).body().code, 1003)
    assert.isNull((await shown('province')).map)
  })
})
