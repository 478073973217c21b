import type { Words } from '#kernel/language/words'
import { wording } from '#plugins/coding/lang/server/wording'

/** What several checks say. */
export function noSuch(what: string, code: string, file: string): Words {
  return wording('sentences.the_is_not_in_the_files', { what, code, file })
}

export function twice(code: string, first: number): Words {
  return wording('sentences.stands_in_line_already', { code, first })
}
