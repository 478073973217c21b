import type { Catalogue } from '#kernel/case/content/catalogue'
import type { CaseContent } from '#kernel/case/content/case_content'
import { walkContent } from '#kernel/case/content/walk_content'
import { currentLanguage } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { leafWords } from '#resources/forms/leaf/leaf_words'
import { Quiet } from '#resources/kit/panel'

const MOST_WORDS = 4

/** The first things that a preset says, in a line. */
export function PresetSummary({ content }: { content: CaseContent }) {
  const { catalogue } = useForms()
  return <Quiet>{summaryText(catalogue, content)}</Quiet>
}

export function summaryText(catalogue: Catalogue, content: CaseContent): string {
  const leaves = [...walkContent(content)]
    .map(({ element, leaf }) => leafWords(catalogue, element, leaf, currentLanguage()))
    .filter(Boolean)
  return [...new Set(leaves)].slice(0, MOST_WORDS).join(' · ')
}
