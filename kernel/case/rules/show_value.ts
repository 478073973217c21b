import type { Catalogue } from '#kernel/case/content/catalogue'
import { isFile, nullFlavorOf } from '#kernel/case/content/leaf'
import { saidText } from '#kernel/case/content/said_text'
import { wording } from '#kernel/lang/wording'
import type { Words } from '#kernel/language/words'
import type { Fact } from '#kernel/case/rules/operator'
import { textOf } from '#kernel/case/rules/text_of'

const LONGEST = 60

/** A clause that tells what stands in an element: `C.1.3 = 2 (Report from study)`. */
export function showValue(catalogue: Catalogue, id: string, leaf: unknown): Fact {
  const flavor = nullFlavorOf(leaf)
  if (flavor !== undefined) return wording('show_value.has_the_null_flavour', { id, flavor })
  if (Array.isArray(leaf) && leaf.length > 0) return both(`${id} × ${leaf.length}`)
  if (isFile(leaf)) return wording('show_value.holds_a_file', { id })
  const text = textOf(leaf)
  if (saidText(text) === '') return { ...wording('show_value.is_empty', { id }), isAbsence: true }
  return {
    en: `${id} = ${shortened(text)}${name('en')}`,
    zh: `${id} = ${shortened(text)}${name('zh')}`,
  }

  function name(language: 'en' | 'zh'): string {
    const found = catalogue.codeName(catalogue.element(id)?.codeList, text, language)
    return found === undefined || found === text ? '' : ` (${shortened(found)})`
  }
}

/** The same words in both languages, for what is not language. */
export function both(text: string): Words {
  return { en: text, zh: text }
}

/** As much of a text as a sentence has room for. */
export function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
