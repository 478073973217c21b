import type { CaseContent } from '#kernel/content/case_content'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { pageKeys, pagePart } from '#resources/forms/content/page_part'

/** Do two contents say the same on a page? */
export function sameOnPage(page: ClientPage, a: CaseContent, b: CaseContent): boolean {
  const keys = pageKeys(page.sections)
  return a === b || JSON.stringify(pagePart(a, keys)) === JSON.stringify(pagePart(b, keys))
}
