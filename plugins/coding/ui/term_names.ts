import type { NamedCode, Worded } from '#plugins/coding/contract/dictionary'
import { currentLanguage } from '#resources/app/language'

/** The name of a term in the language of the screen, or in the one that is loaded. */
export function nameOf({
  names,
  code,
}: Pick<NamedCode, 'names'> & { code: number | string }): string {
  return wordsOf(names) || String(code)
}

/** A text in the language of the screen, or in the one that is loaded; empty when there is none. */
export function wordsOf(text: Worded): string {
  return text[currentLanguage()] || text.en || text.zh || ''
}

/** The name in the other language, when it is loaded. */
export function otherNameOf({ names }: NamedCode): string | undefined {
  return currentLanguage() === 'zh' ? names.en : names.zh
}
