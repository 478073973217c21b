import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'

import type { MapShape } from '#plugins/reports/contract/report_map'
import { wording } from '#plugins/reports/lang/server/wording'
import type { KeyOfPlace } from '#plugins/reports/maps/place_keys'

/** Most areas of a map. */
const MOST_AREAS = 2000

/** Properties in which files say which area it is. */
const NAMED_BY = ['code', 'adcode', 'iso_a2', 'ISO_A2', 'id', 'name', 'NAME', 'name_zh', 'name_en']

/** As map review numbers are written: GS(2019)1822号, GS京(2022)1061号, 京S(2021)023号. */
const REVIEW_NUMBER = /^(GS\p{Script=Han}{0,2}|\p{Script=Han}{1,2}S)[((]\d{4}[))]\d{1,5}号$/u

/** A map that was read, and the areas of it that are no country or province. */
export interface ReadMap {
  readonly shape: MapShape
  /** How many areas bear a code or name that is known. */
  readonly known: number
  readonly unknown: readonly string[]
}

/** Refuses with 2017 what is no map review number. */
export function refuseNoReviewNumber(number: string): void {
  if (!REVIEW_NUMBER.test(number)) throw refused(wording('map.number', { number }))
}

/**
 * Reads a map of GeoJSON (RFC 7946). Of each area only its shape and its name are taken. Refuses with
 * 2017 what is no collection of areas, and a map of which no area bears a code or name that is known.
 */
export function readMap(bytes: Buffer, keyOf: KeyOfPlace): ReadMap {
  const { type, features } = recordOf(parsed(bytes))
  if (type !== 'FeatureCollection' || !Array.isArray(features) || features.length === 0)
    throw refused(wording('map.no_collection'))
  if (features.length > MOST_AREAS) throw refused(wording('map.too_many', { most: MOST_AREAS }))
  const unknown: string[] = []
  const areas = features.map((feature: unknown, at) => {
    const { geometry, properties, id } = recordOf(feature)
    const said = { id, ...recordOf(properties) } as Record<string, unknown>
    const texts = NAMED_BY.map((name) => said[name])
      .filter(isText)
      .map(String)
    const key = texts.map(keyOf).find((each) => each !== undefined)
    const name = key ?? String(said.name ?? texts[0] ?? '')
    if (key === undefined) unknown.push(name)
    return { type: 'Feature', properties: { name }, geometry: shapeOf(geometry, at + 1) } as const
  })
  const known = areas.length - unknown.length
  if (known === 0) throw refused(wording('map.nothing_known', { name: unknown[0]! || '–' }))
  return { shape: { type: 'FeatureCollection', features: areas }, known, unknown }
}

const refused = (detail: Words) => new kernelErrors.E_PARAMETER({ detail })

const isText = (value: unknown) =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number'

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw refused(wording('map.no_json'))
  }
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function shapeOf(geometry: unknown, number: number) {
  const { type, coordinates } = recordOf(geometry)
  const polygons = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : null
  if (!Array.isArray(polygons) || polygons.length === 0 || !polygons.every(isPolygon))
    throw refused(wording('map.no_area', { number }))
  return { type: type as 'Polygon' | 'MultiPolygon', coordinates: coordinates as unknown[] }
}

const isPolygon = (rings: unknown) =>
  Array.isArray(rings) && rings.length > 0 && rings.every((ring) => isRing(ring))

const isRing = (ring: unknown) =>
  Array.isArray(ring) && ring.length >= 4 && ring.every((point) => isPoint(point))

/** Degrees: longitude, latitude. */
const isPoint = (point: unknown) =>
  Array.isArray(point) &&
  [180, 90].every((most, at) => typeof point[at] === 'number' && Math.abs(point[at]) <= most)
