import type { Box, BoxForm, BoxPart } from '#kernel/paper/paper_document'

import type { BoxLayout, FormBox, FormPart, PaperForm } from '#plugins/papers/contract'
import { isTrue, namedRows } from '#plugins/papers/expressions/is_true'
import { readCondition } from '#plugins/papers/expressions/read_condition'
import { readTemplate } from '#plugins/papers/expressions/read_template'
import { type Saying, sayTemplate } from '#plugins/papers/expressions/say_template'

/** The boxes of a form, filled in from a case. */
export function boxForm(
  { title, note }: PaperForm,
  { rows, headings, boxes }: BoxLayout,
  saying: Saying
): BoxForm {
  const { say, values } = saying
  return {
    kind: 'form',
    title: say(title),
    ...(note && { note: say(note) }),
    headings: headings.map(({ text, ...place }) => ({ ...place, text: say(text) })),
    boxes: boxes.map(boxOf),
  }

  function boxOf({ label, parts, ...box }: FormBox): Box {
    return { ...box, label: say(label), parts: parts.map(partOf) }
  }

  function partOf(part: FormPart): BoxPart {
    if ('text' in part) return { kind: 'text', text: sayTemplate(readTemplate(part.text), saying) }
    if ('ticks' in part) {
      const ticks = part.ticks.map(({ label, when }) => ({
        label: say(label),
        isTicked: isTrue(readCondition(when), values, rows),
      }))
      return { kind: 'ticks', ticks }
    }
    const lines = namedRows(part.each, values, rows)
      .map((place) =>
        part.columns.map(({ text }) => sayTemplate(readTemplate(text), saying, place))
      )
      .filter((cells) => cells.some((cell) => cell !== ''))
    return { kind: 'rows', columns: part.columns.map(({ title: head }) => say(head)), rows: lines }
  }
}
