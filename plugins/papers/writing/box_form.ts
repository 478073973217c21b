import type { BoxForm } from '#kernel/paper/paper_document'

import type { BoxLayout, PaperForm } from '#plugins/papers/contract'
import type { Saying } from '#plugins/papers/expressions/say_template'
import { fillParts, placesOf } from '#plugins/papers/writing/fill_parts'

/** The pages of a form of boxes, filled in from a case; all of them for each row that it is about. */
export function boxForms(
  { title, note }: PaperForm,
  layout: BoxLayout,
  saying: Saying
): readonly BoxForm[] {
  const { say } = saying
  const { headings, boxes } = layout
  const last = Math.max(...boxes.map(pageOf))
  const pages = Array.from({ length: last }, (_, at) => at + 1)
  return placesOf(layout, saying).flatMap((place) =>
    pages.map((page): BoxForm => ({
      kind: 'form',
      title: say(title),
      ...(note && { note: say(note) }),
      headings: headings
        .filter((heading) => pageOf(heading) === page)
        .map(({ text, page: _, ...at }) => ({ ...at, text: say(text) })),
      boxes: boxes
        .filter((box) => pageOf(box) === page)
        .map(({ label, parts, page: _, ...at }) => ({
          ...at,
          label: say(label),
          parts: fillParts(parts, layout, saying, place),
        })),
    }))
  )
}

const pageOf = ({ page = 1 }: { readonly page?: number }): number => page
