import type { ElementDefinition, Precision } from '#kernel/case/content/element_definition'
import type { Language } from '#kernel/language/words'

const DATES: Readonly<Record<Precision, string>> = {
  year: '2026-11',
  month: '2026-11',
  day: '2026-11-18',
  hour: '2026-11-18 09',
  minute: '2026-11-18 09:30',
  second: '2026-11-18 09:30:00',
}

/**
 * What somebody may type for an element: that of the catalogue, for a date one that is as precise as it must
 * be; undefined where the codes or the answers themselves are the example.
 */
export function exampleOf(
  { type, example, minPrecision = 'day' }: ElementDefinition,
  language: Language
): string | undefined {
  if (type === 'date') return DATES[minPrecision]
  return typeof example === 'object' ? example[language] : example
}
