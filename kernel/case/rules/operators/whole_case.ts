import { wording } from '#kernel/lang/wording'
import type { Words } from '#kernel/language/words'
import { testOf, type Operators } from '#kernel/case/rules/operator'
import { contextValue } from '#kernel/case/rules/rule_context'
import { both } from '#kernel/case/rules/show_value'
import { textOf } from '#kernel/case/rules/text_of'
import { categoryReader } from '#kernel/case/rules/report_category'

/** What concerns the case as a whole. */
export const wholeCaseOperators: Operators = {
  /** { of: elements, max, like? }: at most so many different values in the whole case. */
  distinct: ({ of, max, like }: DistinctQuestion, { everywhere }) => {
    const readers = of.map((id) => ({ id, read: everywhere(id) }))
    type Scope = Parameters<(typeof readers)[0]['read']>[0]
    const values = (scope: Scope) =>
      readers.flatMap(({ id, read }) =>
        read(scope)
          .map(textOf)
          .filter((text) => text !== '')
          .map((text) => ({ id, text: spelt(text, like) }))
      )
    return {
      holds: (scope) => new Set(values(scope).map(({ text }) => text)).size <= max,
      facts: (scope) => {
        const first = new Map(values(scope).map(({ id, text }) => [text, id]))
        return [...first].map(([text, id]) => both(`${id} = ${text}`))
      },
    }
  },
  /** List of report categories: that of the case is one of them. */
  category: (list: string[], { everywhere, catalogue }) => {
    const read = categoryReader(everywhere)
    const name = (category: string, language: keyof Words) => {
      const found = catalogue.codeName(catalogue.element('C.1.CN.2')?.codeList, category, language)
      return found === undefined ? '' : ` (${found})`
    }
    return {
      holds: (scope) => list.includes(read(scope) ?? ''),
      facts: (scope) => {
        const category = read(scope)
        if (category === undefined) return [wording('whole_case.the_report_category_is_not_known')]
        return [
          wording('whole_case.the_report_category_is', {
            category,
            name: { en: name(category, 'en'), zh: name(category, 'zh') },
          }),
        ]
      },
    }
  },
  /** [element, name of a context list, like?]: a value of the list; an unknown list judges nothing. */
  inCtx: ([id, name, like]: [string, string, Like?], { operand }) =>
    testOf(operand(id), (leaf, scope) => {
      const list = contextValue(scope.context, name)
      return !Array.isArray(list) || textOf(leaf) === '' || list.includes(spelt(textOf(leaf), like))
    }),
}

/** What texts are compared as; absent: as they are. */
type Like = 'version'
interface DistinctQuestion {
  of: string[]
  max: number
  like?: Like
}

/** The one spelling of a text: version 15 is version 15.0. */
function spelt(text: string, like?: Like): string {
  return like === 'version' && /^\d+$/.test(text) ? `${text}.0` : text
}
