/** Which names have which features, in two flat arrays: for millions of pairs objects are too large. */
export class Postings {
  #ids = new Map<string, number>()
  #starts: Uint32Array
  #names: Uint32Array
  /** How telling each feature is: the logarithm of how rare it is. */
  #weights: Float32Array
  /** The weights of all features of each name together. */
  readonly total: Float32Array

  /** @param featuresOf the features of each name; one that comes twice counts once */
  constructor(featuresOf: readonly (readonly string[])[]) {
    const counts: number[] = []
    const rows = featuresOf.map((features) => {
      const row = [...new Set(features)].map((feature) => this.#idOf(feature))
      for (const id of row) counts[id] = (counts[id] ?? 0) + 1
      return row
    })
    this.#starts = new Uint32Array(counts.length + 1)
    for (const [id, count] of counts.entries()) this.#starts[id + 1] = this.#starts[id] + count
    const filled = this.#starts.slice(0, -1)
    this.#names = new Uint32Array(this.#starts.at(-1) ?? 0)
    this.#weights = Float32Array.from(counts, (count) => Math.log(1 + rows.length / count))
    this.total = new Float32Array(rows.length)
    for (const [name, row] of rows.entries()) {
      for (const id of row) {
        this.#names[filled[id]++] = name
        this.total[name] += this.#weights[id]
      }
    }
  }

  has(feature: string): boolean {
    return this.#ids.has(feature)
  }

  /** The weight of a feature; one that no name has says half as much as one that a single name has. */
  weight(feature: string): number {
    const id = this.#ids.get(feature)
    return id === undefined ? Math.log(1 + this.total.length) / 2 : this.#weights[id]
  }

  /** The names that have a feature. */
  of(feature: string): Uint32Array {
    const id = this.#ids.get(feature)
    if (id === undefined) return new Uint32Array()
    return this.#names.subarray(this.#starts[id], this.#starts[id + 1])
  }

  #idOf(feature: string): number {
    let id = this.#ids.get(feature)
    if (id === undefined) this.#ids.set(feature, (id = this.#ids.size))
    return id
  }
}
