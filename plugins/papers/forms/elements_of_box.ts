import type { BoxLayout, FormBox, FormPart } from '#plugins/papers/contract'
import { elementsAsked, readCondition } from '#plugins/papers/expressions/read_condition'
import { elementsIn, readTemplate } from '#plugins/papers/expressions/read_template'

/** Numbers of the elements that a box says or asks, each once, in the order in which they occur. */
export function elementsOfBox({ parts }: FormBox, { rows }: BoxLayout): string[] {
  return [...new Set(parts.flatMap((part) => elementsOfPart(part, rows)))]
}

function elementsOfPart(part: FormPart, rows: BoxLayout['rows']): string[] {
  if ('text' in part) return elementsIn(readTemplate(part.text))
  if ('ticks' in part) return part.ticks.flatMap(({ when }) => elementsAsked(readCondition(when)))
  const where = rows[part.each]?.where
  return [
    ...(where ? elementsAsked(readCondition(where)) : []),
    ...part.columns.flatMap(({ text }) => elementsIn(readTemplate(text))),
  ]
}
