import type { CaseContent, Row } from '#kernel/case/content/case_content'
import type { ElementDefinition, ElementType } from '#kernel/case/content/element_definition'
import { toKey } from '#kernel/case/content/element_id'
import type { Leaf } from '#kernel/case/content/leaf'

const SAMPLES: Record<ElementType, Leaf> = {
  text: 'text',
  code: '1',
  number: '1',
  date: '2025',
  boolean: true,
  reference: 'row',
  file: { file: '0'.repeat(64) },
}

/** A content that holds this one element, in rows of the groups around it. */
export function contentWith(element: ElementDefinition, leaf = SAMPLES[element.type]): CaseContent {
  let level: CaseContent = { [toKey(element.id)]: leaf }
  for (const group of element.path.toReversed()) {
    const row: Row = { id: 'row', ...level }
    level = { [toKey(group)]: [row] }
  }
  return level
}
