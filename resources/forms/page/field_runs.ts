import {
  isGroupField,
  type ElementField,
  type GroupField,
  type PageSection,
} from '#kernel/case/forms/page_layout'

/** Fields that follow each other go into one form; a group stands for itself. */
export type Run = { fields: ElementField[] } | { group: GroupField }

const runs = new WeakMap<PageSection, Run[]>()

/** The runs of a section; the same objects every time, so that forms are not made anew. */
export function runsOf(section: PageSection): Run[] {
  const known = runs.get(section)
  if (known) return known
  const made: Run[] = []
  for (const field of section.fields) {
    const last = made.at(-1)
    if (isGroupField(field)) made.push({ group: field })
    else if (last && 'fields' in last) last.fields.push(field)
    else made.push({ fields: [field] })
  }
  runs.set(section, made)
  return made
}
