import type { CaseContent } from '#kernel/case/content/case_content'
import { isFile, type Leaf, nullFlavorOf, valueOf } from '#kernel/case/content/leaf'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { isUnit } from '#resources/forms/leaf/leaf_words'
import { unitText } from '#resources/forms/leaf/unit_text'
import { leavesOf } from '#tests/journeys/kit/leaves_of'
import type { Language } from '#tests/journeys/kit/words'

const catalogue = loadCatalogue()

/** The values of a content whose words do not stand in a text; a code may stand there by its name. */
export function notShown(content: CaseContent, text: string, lang: Language): string[] {
  const plain = squeeze(text)
  return leavesOf(content)
    .filter(({ key, leaf }) => !spellings(key, leaf, lang).some((words) => plain.includes(words)))
    .map(({ key, leaf }) => `${key}: ${JSON.stringify(leaf)}`)
}

/** The ways in which a value may stand on a screen. */
function spellings(key: string, leaf: Leaf, lang: Language): string[] {
  if (isFile(leaf)) return [leaf.name!]
  const value = nullFlavorOf(leaf) ?? valueOf(leaf)
  if (typeof value === 'boolean') return lang === 'zh' ? ['是', '否'] : ['Yes', 'No']
  const element = catalogue.element(key)
  // A row of another group is told by its own words.
  if (element?.type === 'reference') return ['']
  const name = element?.codeList && catalogue.codeName(element.codeList, String(value), lang)
  const words = squeeze(String(value))
  if (isUnit(element)) return [unitText(words, name || undefined, lang)]
  return [words, words.replace('T', ' '), ...(name ? [name] : [])]
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim()
