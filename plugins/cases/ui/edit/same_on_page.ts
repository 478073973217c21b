import type { CaseContent } from '#kernel/case/content/case_content'
import { pagePart } from '#kernel/case/forms/page_part'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'

/** Do two contents say the same on a page? */
export function sameOnPage(page: ClientPage, a: CaseContent, b: CaseContent): boolean {
  return a === b || JSON.stringify(pagePart(a, page)) === JSON.stringify(pagePart(b, page))
}
