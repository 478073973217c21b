import { currentScope } from '#kernel/tenancy/actor'

import type { CaseCondition } from '#plugins/cases/contract'

/** The element of the coded reaction. */
const REACTION = 'E.i.2.1b'

/**
 * The cases of the current scope that have one of these codes.
 * @param places where it may stand: among the reactions, or anywhere in a case
 * @param anywhere all elements where it may stand
 */
export function casesWithCodes(
  codes: readonly number[],
  places: 'reactions' | 'any',
  anywhere: readonly string[]
): CaseCondition {
  const { projectId, environment } = currentScope()
  const [place, element] = places === 'any' ? ['', []] : [' AND element = ?', [REACTION]]
  return {
    elements: places === 'any' ? anywhere : [REACTION],
    table: 'coded_places',
    ofAll: {
      // Made an array by the database, the planner does not weigh thousands of codes one by one.
      sql: `project_id = ? AND environment = ? AND code = ANY (ARRAY(SELECT unnest(?::int[])))${place}`,
      bindings: [projectId, environment, codes, ...element],
    },
    ofOne: { sql: `code = ANY (?::int[])${place}`, bindings: [codes, ...element] },
  }
}
