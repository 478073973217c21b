import type { Catalogue } from '#kernel/case/content/catalogue'
import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import { toId } from '#kernel/case/content/element_id'
import { sameLeaf } from '#kernel/case/content/leaf'
import { kernelErrors } from '#kernel/errors/kernel_errors'

import { wording } from '#plugins/cases/lang/server/wording'
import type { Laid } from '#plugins/cases/reading/laid'

type Level = CaseContent | Row

/**
 * Nobody writes over what they do not see, nor takes away a row that may hold some of it. Refuses
 * with 1003, whatever stands there: the answer tells nothing.
 * @param before as the actor sees it
 * @param after as the actor wants it
 */
export function refuseUnseenChanges(
  before: CaseContent,
  after: CaseContent,
  laid: Laid,
  catalogue: Catalogue
): void {
  refuseIn(before, after, undefined)

  function refuseIn(old: Level, now: Level, row: string | undefined): void {
    for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
      if (laid.covers(key, row)) {
        if (now[key] !== undefined && !sameLeaf(old[key], now[key])) throw refused(key)
        continue
      }
      const [known, wanted] = [rowsById(old[key]), rowsById(now[key])]
      for (const [id, each] of known) {
        const held = wanted.has(id) ? undefined : heldIn(each, key)
        if (held) throw refused(held)
      }
      for (const [id, each] of wanted) refuseIn(known.get(id) ?? { id }, each, id)
    }
  }

  /** The first key below a row that is not seen as it stands, filled or not. */
  function heldIn(row: Row, group: string): string | undefined {
    for (const { kind, key } of catalogue.fieldsOf(group)) {
      if (laid.covers(key, row.id)) return key
      if (kind !== 'group') continue
      // Where it has no row the group holds nothing, seen or not.
      for (const each of rowsById(row[key]).values()) {
        const held = heldIn(each, key)
        if (held) return held
      }
    }
    return undefined
  }
}

function rowsById(value: unknown): Map<string, Row> {
  return new Map((isRows(value) ? value : []).map((row) => [row.id, row]))
}

const refused = (key: string) =>
  new kernelErrors.E_NO_PERMISSION({
    detail: wording('refuse_unseen_changes.you_do_not_see_of_this', { element: toId(key) }),
  })
