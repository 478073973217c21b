import type { Catalogue } from '#kernel/content/catalogue'
import { toKey } from '#kernel/content/element_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'

import type { ElementCondition } from '#plugins/cases/contract/list_query'

/** At most so many conditions: each reads the contents of all cases that are left. */
const MOST_CONDITIONS = 10

/** A condition as PostgreSQL asks it of the content of a case. */
export interface ContentQuestion {
  readonly sql: string
  readonly bindings: readonly string[]
}

/** What a leaf says, as text: its value, else its null flavour. */
const said = `coalesce(leaf->>'value', leaf->>'nullFlavor', leaf#>>'{}')`

const leaves = `select from jsonb_path_query(content, ?::jsonpath) leaf`

const tests: Record<ElementCondition['is'], string> = {
  eq: `exists (${leaves} where ${said} = ?)`,
  contains: `exists (${leaves} where strpos(lower(${said}), lower(?)) > 0)`,
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

const tooMany = {
  en: `At most ${MOST_CONDITIONS} conditions can be combined.`,
  zh: `最多可组合 ${MOST_CONDITIONS} 个条件。`,
}
const twice = { en: 'Each data point can be asked once only.', zh: '数据点不能重复。' }
const unknown = (element: string) => ({
  en: `"${element}" is no element of the catalogue.`,
  zh: `“${element}”不是目录中的数据元素。`,
})
const withoutValue = (element: string) => ({
  en: `The condition on ${element} needs a value.`,
  zh: `数据点 ${element} 的条件需要填写值。`,
})
