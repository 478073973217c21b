import type { Catalogue } from '#kernel/case/content/catalogue'
import { toKey } from '#kernel/case/content/element_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'

import type { ElementCondition } from '#plugins/cases/contract/list_query'
import { wording } from '#plugins/cases/lang/server/wording'

/** At most so many conditions: each reads the contents of all cases that are left. */
const MOST_CONDITIONS = 10

/** A condition as PostgreSQL asks it of the content of a case. */
export interface ContentQuestion {
  readonly sql: string
  readonly bindings: readonly string[]
}

/** What a leaf says, as text: its value, else its null flavour. */
const leafText = `coalesce(leaf->>'value', leaf->>'nullFlavor', leaf#>>'{}')`

const leaves = `select from jsonb_path_query(content, ?::jsonpath) leaf`

const tests: Record<ElementCondition['is'], string> = {
  eq: `exists (${leaves} where ${leafText} = ?)`,
  contains: `exists (${leaves} where strpos(lower(${leafText}), lower(?)) > 0)`,
  filled: `exists (${leaves})`,
  empty: `not exists (${leaves})`,
}

/**
 * Turns conditions on elements into questions to the stored content, in whatever groups the
 * elements repeat. Refuses (2017) more than ten, an element that is asked twice, an unknown
 * element and a condition without its value.
 */
export function questionsOf(
  conditions: readonly ElementCondition[],
  catalogue: Catalogue
): ContentQuestion[] {
  if (conditions.length > MOST_CONDITIONS) throw refused(tooMany)
  const elements = conditions.map(({ element }) => toKey(element))
  if (new Set(elements).size < elements.length) throw refused(twice)
  return conditions.map(({ element, is, value }) => {
    const path = pathOf(element, catalogue)
    if (path === undefined) throw refused(unknown(element))
    if (is === 'filled' || is === 'empty') return { sql: tests[is], bindings: [path] }
    if (!value) throw refused(withoutValue(element))
    return { sql: tests[is], bindings: [path, value] }
  })
}

/** Where an element stands in a content, as an SQL/JSON path; undefined for an unknown element. */
export function pathOf(element: string, catalogue: Catalogue): string | undefined {
  const found = catalogue.element(element)
  if (!found) return undefined
  const groups = found.path.map((group) => `."${toKey(group)}"[*]`)
  return `$${groups.join('')}."${toKey(found.id)}"`
}

const refused = (detail: Words) => new kernelErrors.E_PARAMETER({ detail })

const tooMany = wording('element_conditions.too_many_of_all', { most_conditions: MOST_CONDITIONS })
const twice = wording('element_conditions.twice')
const unknown = (element: string) => wording('element_conditions.unknown', { element })
const withoutValue = (element: string) => wording('element_conditions.without_value', { element })
