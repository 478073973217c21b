import { word } from '#tests/isolation/kit/body'
import { defineRequests } from '#tests/isolation/kit/requests'

const run = () => ({ report: 'gender', name: word(), parameters: {} })
const file = () => ({ kind: 'csv', report: 'gender', parameters: {} })
const result = () => ({
  ...{ report: 'gender', version: 1, parameters: {}, parts: [], missing: [], nullified: 0 },
  ...{ deleted: 0, withoutDate: 0, dictionaries: [], at: '2026-01-02T03:04:05.000Z', ms: 1 },
})
const quantity = () => ({ product: word(), batch: word(), quantity: 1000 })

/** As it is printed on maps: the last character is the sign for number. */
const REVIEW_NUMBER = `GS(2019)1822${String.fromCodePoint(0x53f7)}`

/** A map of one area. */
const square = (name: string) => ({
  type: 'FeatureCollection',
  features: [
    {
      ...{ type: 'Feature', properties: { name } },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [0, 1],
            [1, 1],
            [0, 0],
          ],
        ],
      },
    },
  ],
})

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  bodies: { 'reports.file': file },
  queries: { 'reports.result': { report: 'gender' } },
  whole: { 'reports.runs.keep': run, 'reports.file': file, 'reports.quantities.set': quantity },
  files: {
    'reports.maps.keep': {
      ...{ field: 'map', name: 'own.geojson', text: JSON.stringify(square('CN')) },
      beside: { number: REVIEW_NUMBER },
    },
  },
  words: { mapKind: ['country'] },
  shapes: {
    'report_maps.shape': square,
    'report_maps.unknown': (mark) => [mark],
    'report_maps.kind': () => 'country',
    'report_runs.result': result,
  },
})
