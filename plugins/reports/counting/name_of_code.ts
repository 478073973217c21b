import { codeName } from '#kernel/case/content/code_name'
import type { CodeList } from '#kernel/case/content/element_definition'
import type { Words } from '#kernel/language/words'

/** What a code is called in both languages; countries have their names from the runtime. */
export function nameOfCode(list: CodeList | undefined, code: string): Words {
  return { en: codeName(list, code, 'en') ?? code, zh: codeName(list, code, 'zh') ?? code }
}
