import type {
  BoxLayout,
  FormPart,
  FormSection,
  PaperForm,
  SectionLayout,
} from '#plugins/papers/contract'
import { elementsAsked, readCondition } from '#plugins/papers/expressions/read_condition'
import { elementsIn, readTemplate } from '#plugins/papers/expressions/read_template'

/** Numbers of the elements that a box says or asks, each once, in the order in which they occur. */
export function elementsOfBox({ parts }: FormSection, { rows }: Pick<BoxLayout, 'rows'>): string[] {
  return [...new Set(parts.flatMap((part) => elementsOfPart(part, rows)))]
}

function elementsOfPart(part: FormPart, rows: BoxLayout['rows']): string[] {
  if ('text' in part) return elementsIn(readTemplate(part.text))
  if ('ticks' in part)
    return part.ticks.flatMap(({ when }) => (when ? elementsAsked(readCondition(when)) : []))
  const where = rows[part.each]?.where
  return [
    ...(where ? elementsAsked(readCondition(where)) : []),
    ...part.columns.flatMap(({ text }) => elementsIn(readTemplate(text))),
  ]
}

/** The boxes or sections of a form; none where it is all pages of a case. */
export const sectionsOf = (layout: PaperForm['layout']): readonly FormSection[] =>
  layout === 'pages' ? [] : 'boxes' in layout ? layout.boxes : layout.sections

/** What all boxes or sections of a form say or ask, each element once. */
export const elementsOfForm = (layout: BoxLayout | SectionLayout): string[] => [
  ...new Set(sectionsOf(layout).flatMap((section) => elementsOfBox(section, layout))),
]
