import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import { toId } from '#kernel/case/content/element_id'
import { isFilled, type Leaf } from '#kernel/case/content/leaf'

import type { PrivacySet } from '#plugins/papers/contract'

/** As a message says that something is known and not given. */
const masked: Leaf = { nullFlavor: 'MSK' }

/** A content in which what a privacy set hides is masked; what was not said stays unsaid. */
export function hideElements(content: CaseContent, { hides }: PrivacySet): CaseContent {
  return hides.length === 0 ? content : (hidden(content, false) as CaseContent)

  function hidden(level: CaseContent | Row, isInside: boolean): CaseContent | Row {
    const entries = Object.entries(level).map(([key, value]) => {
      const isHidden = isInside || (key !== 'id' && hidesIt(toId(key)))
      if (isRows(value)) return [key, value.map((row) => hidden(row, isHidden))]
      return [key, key !== 'id' && isHidden && isFilled(value) ? masked : value]
    })
    return Object.fromEntries(entries) as CaseContent | Row
  }

  function hidesIt(id: string): boolean {
    return hides.some((each) => id === each || id.startsWith(`${each}.`))
  }
}
