import type { AuditLine, ToldChange } from '#kernel/changes/audit_trail'
import type { Catalogue } from '#kernel/case/content/catalogue'
import type { CaseContent } from '#kernel/case/content/case_content'

import { layOver } from '#plugins/cases/reading/lay_over'
import { Laid } from '#plugins/cases/reading/laid'

/** Lines of the trail of a case without what somebody does not see. */
export function seeLines<Line extends Pick<AuditLine, 'changes'>>(
  lines: readonly Line[],
  unseen: ReadonlySet<string>,
  catalogue: Catalogue
): readonly Line[] {
  if (unseen.size === 0) return lines
  const taken = new Laid(
    [...unseen].map((element) => ({ element })),
    catalogue
  )
  const speaksOfSeen = (keys: readonly string[]) =>
    keys.every(
      (key) =>
        !unseen.has(key) && (tellNothing.has(key) || catalogue.element(key) || catalogue.group(key))
    )
  const see = (value: unknown) => value && layOver(value as CaseContent, taken)
  return lines.map((line) => ({
    ...line,
    changes: line.changes.flatMap((change): ToldChange[] => {
      // A line about the whole content has no path.
      if (change.path === '') {
        return [{ ...change, before: see(change.before), after: see(change.after) }]
      }
      return speaksOfSeen(keysIn(change.path)) ? [change] : []
    }),
  }))
}

/** Noted of no element, and telling of none; a file that is noted may stand anywhere in the case. */
const tellNothing = new Set(['version', 'message', 'status'])

/** `G_k`, `G_k_2_2` of `G_k[ROWID].G_k_2_2`. */
const keysIn = (path: string) => path.replaceAll(/\[[^\]]*\]/g, '').split('.')
