import type { PredicateCompiler } from '#kernel/case/rules/operator'
import type { Scope } from '#kernel/case/rules/scope'
import { textOf } from '#kernel/case/rules/text_of'

/**
 * Report category: C.1.CN.2 (11 pre-marketing domestic, 12 post-marketing domestic, 21
 * pre-marketing overseas, 22 post-marketing overseas). Where it is empty it follows from the
 * project type (1 pre-marketing, 2 post-marketing) and the country: domestic when the primary source
 * (C.2.r.3 where C.2.r.5 = 1), else the first reaction (E.i.9), is in CN; Hong Kong, Macao and
 * Taiwan have codes of their own and count as overseas. Undefined where that is not known either.
 */
export function categoryReader(
  everywhere: PredicateCompiler['everywhere']
): (scope: Scope) => string | undefined {
  const stated = everywhere('C.1.CN.2')
  for (const id of ['C.2.r.3', 'C.2.r.5', 'E.i.9']) everywhere(id)
  return (scope) => {
    const category = textOf(stated(scope)[0])
    if (category !== '') return category
    const country = countryOf(scope)
    const { projectType } = scope.context
    if (country === '' || (projectType !== '1' && projectType !== '2')) return undefined
    return `${country === 'CN' ? 1 : 2}${projectType}`
  }
}

function countryOf({ content }: Scope): string {
  const reporters = Array.isArray(content.C_2_r) ? content.C_2_r : []
  const events = Array.isArray(content.E_i) ? content.E_i : []
  const primary = reporters.find((row) => textOf(row.C_2_r_5) === '1')
  return textOf(primary?.C_2_r_3) || textOf(events[0]?.E_i_9)
}
