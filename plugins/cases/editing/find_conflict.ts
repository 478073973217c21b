import type { Catalogue } from '#kernel/case/content/catalogue'
import type { CaseContent } from '#kernel/case/content/case_content'
import type { ConflictingField } from '#kernel/case/content/conflicting_field'
import { type Difference, differences } from '#kernel/case/content/differences'

/**
 * The elements of a page that somebody else changed since `base`. Empty when the other saves
 * touched other pages only, or made the same change.
 */
export function findConflict(
  base: CaseContent,
  mine: CaseContent,
  theirs: CaseContent,
  catalogue: Catalogue
): ConflictingField[] {
  const own = new Map(differences(base, mine, catalogue).map((found) => [found.path, found]))
  return differences(base, theirs, catalogue)
    .filter((their) => !sameOutcome(own.get(their.path), their))
    .map((their) => ({
      path: their.path,
      element: their.element,
      base: their.before ?? null,
      mine: (own.has(their.path) ? own.get(their.path)!.after : their.before) ?? null,
      theirs: their.after ?? null,
    }))
}

function sameOutcome(mine: Difference | undefined, theirs: Difference): boolean {
  return mine !== undefined && JSON.stringify(mine.after) === JSON.stringify(theirs.after)
}
