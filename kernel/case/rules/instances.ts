import { isRows, type CaseContent, type Row } from '#kernel/case/content/case_content'
import { formatStep, type PathStep } from '#kernel/case/content/element_path'
import { rowNames } from '#kernel/case/content/row_names'
import type { RuleContext } from '#kernel/case/rules/rule_context'
import { Scope } from '#kernel/case/rules/scope'

/** One place that a check is made at: the case, or one row of its innermost group. */
export interface Instance {
  /** Machine path of the row; '' for the case. */
  readonly key: string
  /** Keys of the places around it, the case first, itself last. */
  readonly around: readonly string[]
  readonly steps: readonly PathStep[]
  readonly scope: Scope
}

/** The places of one content, by group path, in document order; shared by all checks. */
export class Instances {
  readonly #known = new Map<string, readonly Instance[]>()
  readonly #byPlace = new Map<string, ReadonlyMap<string, readonly Instance[]>>()

  constructor(content: CaseContent, context: RuleContext) {
    const scope = new Scope(content, context)
    this.#known.set('', [{ key: '', around: [''], steps: [], scope }])
  }

  of(groups: readonly string[]): readonly Instance[] {
    const name = groups.join('.')
    const known = this.#known.get(name)
    if (known) return known
    const group = groups.at(-1)!
    const found = this.of(groups.slice(0, -1)).flatMap((outer) => below(outer, group))
    this.#known.set(name, found)
    return found
  }

  /** Those inside of (or at) the place with this key, which lies `depth` groups deep. */
  within(groups: readonly string[], depth: number, key: string): readonly Instance[] {
    const name = `${groups.join('.')}/${depth}`
    let index = this.#byPlace.get(name)
    if (index === undefined) {
      index = Map.groupBy(this.of(groups), ({ around }) => around[depth]!)
      this.#byPlace.set(name, index)
    }
    return index.get(key) ?? []
  }

  has(groups: readonly string[], key: string): boolean {
    return this.within(groups, groups.length, key).length > 0
  }
}

function below({ key: outer, around, steps, scope }: Instance, group: string): Instance[] {
  const parent: CaseContent | Row = scope.rows.at(-1) ?? scope.content
  const rows = parent[group]
  if (!isRows(rows)) return []
  const names = rowNames(rows)
  return rows.map((row, at) => {
    const step = { key: group, row: names[at]! }
    const key = outer === '' ? formatStep(step) : `${outer}.${formatStep(step)}`
    return {
      key,
      around: [...around, key],
      steps: [...steps, step],
      scope: scope.enter(group, row),
    }
  })
}
