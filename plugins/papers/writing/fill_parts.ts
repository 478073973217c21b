import type { BoxPart } from '#kernel/paper/paper_document'

import type { BoxLayout, FormPart, SectionLayout } from '#plugins/papers/contract'
import type { Place } from '#plugins/papers/expressions/case_values'
import { isTrue, namedRows } from '#plugins/papers/expressions/is_true'
import { readCondition } from '#plugins/papers/expressions/read_condition'
import { readTemplate } from '#plugins/papers/expressions/read_template'
import { type Saying, sayTemplate } from '#plugins/papers/expressions/say_template'

/** The places that a form is made for: each row that it is about, or the case as a whole. */
export function placesOf(
  { each, rows }: BoxLayout | SectionLayout,
  { values }: Saying
): readonly (readonly Place[])[] {
  return each === undefined ? [[]] : namedRows(each, values, rows)
}

/** Parts of a box or a section, filled in from a case at a place. */
export function fillParts(
  parts: readonly FormPart[],
  { rows }: Pick<BoxLayout, 'rows'>,
  saying: Saying,
  place: readonly Place[]
): BoxPart[] {
  const { say, values } = saying
  return parts.map((part) => {
    if ('text' in part)
      return { kind: 'text', text: sayTemplate(readTemplate(part.text), saying, place) }
    if ('ticks' in part) {
      const ticks = part.ticks.map(({ label, when }) => ({
        label: say(label),
        isTicked: when !== undefined && isTrue(readCondition(when), values, rows, place),
      }))
      return { kind: 'ticks', ticks }
    }
    const lines = namedRows(part.each, values, rows, place)
      .map((row) => part.columns.map(({ text }) => sayTemplate(readTemplate(text), saying, row)))
      .filter((cells) => cells.some((cell) => cell !== ''))
    return { kind: 'rows', columns: part.columns.map(({ title: head }) => say(head)), rows: lines }
  })
}
