import type { ConflictingField } from '#kernel/case/content/conflicting_field'
import type { Difference } from '#kernel/case/content/differences'
import type { RefusalOf } from '#resources/app/calls/refusal_of'

/** What comes when somebody else saved the page first. */
export type Conflict = Required<RefusalOf<'PUT /case/{caseId}/pages/{page}'>>['conflict']

/** The change that turns what was into what the other one wants. */
export function theirChange({ path, element, base, theirs }: ConflictingField): Difference {
  if (isIds(base) || isIds(theirs)) {
    return {
      kind: 'rows',
      path,
      element,
      before: isIds(base) ? [...base] : [],
      after: isIds(theirs) ? [...theirs] : [],
    }
  }
  return { kind: 'value', path, element, before: base ?? undefined, after: theirs ?? undefined }
}

function isIds(value: ConflictingField['base']): value is readonly string[] {
  return Array.isArray(value)
}
