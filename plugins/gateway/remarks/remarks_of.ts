import type { CaseContent } from '#kernel/case/content/case_content'
import type { Catalogue } from '#kernel/case/content/catalogue'

import { complainedOf, namedElements } from '#plugins/gateway/remarks/named_element'
import { namedRule } from '#plugins/gateway/remarks/named_rule'
import { isOfMissing, placeRemark, quotedValues } from '#plugins/gateway/remarks/place_remark'
import {
  type RemarkPart,
  type RemarkSeverity,
  takeApart,
} from '#plugins/gateway/remarks/take_apart'

/** A remark of a receiver, where it stands in the case. */
export interface Remark extends RemarkPart {
  /** As the receiver writes it; null where it names none. */
  readonly rule: string | null
  /** Both null where it names no element: it stands at the case. */
  readonly path: string | null
  readonly place: string | null
}

/**
 * All that a receiver says of a report, taken apart and each at its element in what was sent.
 * @param texts of the acknowledgement, as they came
 * @param severity of what no heading says otherwise
 * @param content that was sent
 */
export function remarksOf(
  texts: readonly string[],
  severity: RemarkSeverity,
  content: CaseContent,
  catalogue: Catalogue
): Remark[] {
  const opens = (part: string) => opensRemark(part, catalogue)
  const parts = texts.flatMap((text) => takeApart(text, severity, opens))
  const seen = parts.map((part) => {
    const named = namedElements(part.text, catalogue, part.isCut)
    return { part, named: complainedOf(part.text, named) }
  })
  return seen.map(({ part, named }, at) => {
    const rule = ruleOf(part.text, catalogue)
    if (!named) return { ...part, rule, path: null, place: null }
    const alike = seen.flatMap((each, n) =>
      each.part.text === part.text && each.named?.id === named.id ? [n] : []
    )
    const hints = {
      values: quotedValues(part.text, named),
      isMissing: isOfMissing(part.text),
      ...(alike.length > 1 && { turn: { at: alike.indexOf(at), of: alike.length } }),
    }
    return { ...part, rule, ...placeRemark(named, content, catalogue, hints) }
  })
}

/** Whether a part of a text begins as a remark does: with an element, a rule, or a bracket that holds one. */
function opensRemark(part: string, catalogue: Catalogue): boolean {
  const [first] = namedElements(part, catalogue)
  return (
    /^\s*\[/.test(part) ||
    (first !== undefined && first.from < 3) ||
    ruleOf(part, catalogue) !== null
  )
}

/** A number of an element is no rule. */
function ruleOf(text: string, catalogue: Catalogue): string | null {
  const rule = namedRule(text)
  return rule && namedElements(rule, catalogue).length === 0 ? rule : null
}
