import { type BoxPart, lineOfTick, type PaperNode } from '#kernel/paper/paper_document'

import type { PaperForm, SectionLayout } from '#plugins/papers/contract'
import type { Saying } from '#plugins/papers/expressions/say_template'
import { fillParts, placesOf } from '#plugins/papers/writing/fill_parts'

/** A form of sections, filled in from a case; all of it for each row that it is about. */
export function sectionForm(
  { title }: PaperForm,
  layout: SectionLayout,
  saying: Saying
): readonly PaperNode[] {
  const { say } = saying
  return placesOf(layout, saying).flatMap((place): PaperNode[] => [
    { kind: 'heading', level: 1, text: say(title) },
    ...layout.sections.flatMap(({ key, label, parts }): PaperNode[] => [
      { kind: 'heading', level: 2, text: `${key} ${say(label)}` },
      ...fillParts(parts, layout, saying, place).flatMap(nodesOf),
    ]),
    ...(layout.signatures ?? []).map((label) => ({
      kind: 'signature' as const,
      label: say(label),
    })),
  ])
}

function nodesOf(part: BoxPart): PaperNode[] {
  switch (part.kind) {
    case 'text':
      return part.text === '' ? [] : [{ kind: 'paragraph', text: part.text }]
    case 'ticks':
      return [{ kind: 'paragraph', text: part.ticks.map(lineOfTick).join('    ') }]
    case 'rows': {
      if (part.rows.length === 0) return []
      const columns = part.columns.map((title) => ({ title, share: 1 }))
      return [{ kind: 'table', columns, rows: part.rows }]
    }
  }
}
