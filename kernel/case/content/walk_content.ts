import { isRows, type CaseContent, type Row } from '#kernel/case/content/case_content'
import { formatPath, type PathStep } from '#kernel/case/content/element_path'
import { toId } from '#kernel/case/content/element_id'
import { isLeaf, type Leaf } from '#kernel/case/content/leaf'

/** A leaf with the place where it stands. */
export interface PlacedLeaf {
  /** Machine form, with row ids. */
  readonly path: string
  /** Key in the content: `G_k_4_r_4`. */
  key: string
  /** Number of the element: `G.k.4.r.4`. */
  readonly element: string
  leaf: Leaf
  /** Rows around the leaf, outermost first. */
  rows: readonly Row[]
}

/** Every leaf of a content with its path, in the order in which the content holds them. */
export function* walkContent(content: CaseContent): Generator<PlacedLeaf> {
  yield* walkLevel(content, [], [])
}

function* walkLevel(
  level: CaseContent | Row,
  above: readonly PathStep[],
  rows: readonly Row[]
): Generator<PlacedLeaf> {
  for (const [key, value] of Object.entries(level)) {
    if (key === 'id' && rows.length > 0) continue
    if (isRows(value)) {
      for (const row of value)
        yield* walkLevel(row, [...above, { key, row: row.id }], [...rows, row])
    } else if (isLeaf(value)) {
      yield new Placed(key, value, above, rows)
    }
  }
}

/** Path and number are written when somebody asks for them, which few do of very many leaves. */
class Placed implements PlacedLeaf {
  constructor(
    readonly key: string,
    readonly leaf: Leaf,
    private above: readonly PathStep[],
    readonly rows: readonly Row[]
  ) {}

  get path(): string {
    return formatPath([...this.above, { key: this.key }])
  }

  get element(): string {
    return toId(this.key)
  }
}
