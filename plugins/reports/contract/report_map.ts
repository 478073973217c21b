/** What a map shows: the countries of the world, or the provinces of China. */
export const mapKinds = ['country', 'province'] as const
export type MapKind = (typeof mapKinds)[number]

/** A map as it is drawn: each area has the key of its country or province, or the name that it bears. */
export interface MapShape {
  readonly type: 'FeatureCollection'
  readonly features: readonly {
    readonly type: 'Feature'
    readonly properties: { readonly name: string }
    readonly geometry: {
      readonly type: 'Polygon' | 'MultiPolygon'
      readonly coordinates: readonly unknown[]
    }
  }[]
}
