import type { NamedCode } from '#plugins/coding/contract/dictionary'
import { currentLanguage } from '#resources/app/language'

/** The name of a term in the language of the screen, or in the one that is loaded. */
export function nameOf({ names, code }: NamedCode): string {
  return names[currentLanguage()] ?? names.en ?? names.zh ?? String(code)
}

/** The name in the other language, when it is loaded. */
export function otherNameOf({ names }: NamedCode): string | undefined {
  return currentLanguage() === 'zh' ? names.en : names.zh
}
