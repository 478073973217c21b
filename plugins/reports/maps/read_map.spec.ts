import { test } from '@japa/runner'

import type { CodeList } from '#kernel/case/content/element_definition'
import { Refusal } from '#kernel/errors/define_errors'

import { placeKeys } from '#plugins/reports/maps/place_keys'
import { readMap, refuseNoReviewNumber } from '#plugins/reports/maps/read_map'

const countries: CodeList = {
  ...{ id: 'countries', name: { en: 'Countries', zh: '国家' }, displayNames: 'region' },
  codes: [{ code: 'CN' }, { code: 'FR' }],
}
const ofCountries = placeKeys('country', countries)
const ofProvinces = placeKeys('province', countries)

const triangle = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [0, 1],
      [1, 1],
      [0, 0],
    ],
  ],
}
const area = (properties: object, geometry: unknown = triangle) => ({
  ...{ type: 'Feature', properties, geometry },
})
const bytesOf = (features: unknown, type = 'FeatureCollection') =>
  Buffer.from(JSON.stringify({ type, features }))

const sentenceOn = (bytes: Buffer): string => {
  try {
    readMap(bytes, ofCountries)
  } catch (error) {
    if (error instanceof Refusal) return error.data.detail!.en
    throw error
  }
  return ''
}

test.group('A map', () => {
  test('knows its areas by codes and by names in both languages', ({ assert }) => {
    const named = [{ iso_a2: 'cn' }, { name: '法国' }, { name: 'Atlantis' }]
    const { shape, known, unknown } = readMap(bytesOf(named.map((each) => area(each))), ofCountries)
    assert.deepEqual(
      shape.features.map(({ properties }) => properties),
      [{ name: 'CN' }, { name: 'FR' }, { name: 'Atlantis' }]
    )
    assert.deepEqual([known, unknown], [2, ['Atlantis']])
  })

  test('knows provinces by GB/T 2260 and by their names, with and without their rank', ({
    assert,
  }) => {
    const keys = ['440000', '44', '广东省', '广东', 'Guangdong', '内蒙古', '澳门', 'Ohio'].map(
      ofProvinces
    )
    assert.deepEqual(keys, ['44', '44', '44', '44', '44', '15', '82', undefined])
  })

  test('that cannot be drawn is refused in a sentence', ({ assert }) => {
    assert.match(sentenceOn(Buffer.from('{')), /cannot be read as JSON/)
    assert.match(sentenceOn(Buffer.from([0xff, 0xfe])), /cannot be read as JSON/)
    assert.match(sentenceOn(bytesOf([], 'Feature')), /no FeatureCollection/)
    assert.match(sentenceOn(bytesOf([])), /no FeatureCollection/)
    assert.match(sentenceOn(bytesOf([area({ name: 'Atlantis' })])), /first is “Atlantis”/)
    const many = Array.from({ length: 2001 }, () => area({ name: 'China' }))
    assert.match(sentenceOn(bytesOf(many)), /more than 2000 areas/)
    const shapes = [
      { type: 'Point', coordinates: [0, 0] },
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [0, 91],
            [1, 1],
            [0, 0],
          ],
        ],
      },
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [0, 1],
          ],
        ],
      },
      null,
    ]
    for (const shape of shapes) {
      const features = [area({ name: 'China' }), area({ name: 'France' }, shape)]
      assert.match(sentenceOn(bytesOf(features)), /^Area 2 of the map has no shape/)
    }
  })

  test('needs its map review number', ({ assert }) => {
    for (const number of ['GS(2019)1822号', 'GS(2020)4619号', 'GS京(2022)1061号', '京S(2021)023号'])
      assert.doesNotThrow(() => refuseNoReviewNumber(number), number)
    for (const number of ['1822', 'GS 2019', 'GS(2019)号', 'x GS(2019)1822号'])
      assert.throws(() => refuseNoReviewNumber(number))
  })
})
