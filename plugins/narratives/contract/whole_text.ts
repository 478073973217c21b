import type { Language } from '#kernel/language/words'

import type { Sentence } from '#plugins/narratives/contract/narrative'
import { narrativeSections } from '#plugins/narratives/contract/template'

/** The text of a narrative: a paragraph for each section that says something. */
export function wholeText(
  sentences: readonly Pick<Sentence, 'section' | 'text'>[],
  language: Language
): string {
  const between = language === 'zh' ? '' : ' '
  return narrativeSections
    .map((section) =>
      sentences
        .filter((sentence) => sentence.section === section)
        .map(({ text }) => text)
        .join(between)
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n')
}
