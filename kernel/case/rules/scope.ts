import { isRows, type CaseContent, type Row } from '#kernel/case/content/case_content'
import type { Leaf } from '#kernel/case/content/leaf'
import type { RuleContext } from '#kernel/case/rules/rule_context'

/** What a predicate sees: the case, the rows around the place it is asked at, the context. */
export class Scope {
  constructor(
    readonly content: CaseContent,
    readonly context: RuleContext,
    readonly groups: readonly string[] = [],
    readonly rows: readonly Row[] = []
  ) {}

  /** What stands under a key in the innermost row that has it, then outwards to the case. */
  find(key: string): Leaf | Row[] | undefined {
    for (let at = this.rows.length - 1; at >= 0; at--) {
      const found = this.rows[at]![key]
      if (found !== undefined) return found
    }
    return this.content[key]
  }

  /** The rows of a group, found in the same way. */
  rowsOf(key: string): readonly Row[] {
    const found = this.find(key)
    return isRows(found) ? found : []
  }

  /** The row of a group around this place. */
  around(group: string): Row | undefined {
    return this.rows[this.groups.lastIndexOf(group)]
  }

  enter(group: string, row: Row): Scope {
    return new Scope(this.content, this.context, [...this.groups, group], [...this.rows, row])
  }
}
