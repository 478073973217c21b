import { toId } from '#kernel/case/content/element_id'
import { parsePath } from '#kernel/case/content/element_path'
import type { Finding } from '#kernel/case/rules/finding'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { countsAs } from '#resources/forms/findings/severity'

/** What stands under a group or a heading: E.i.3.2 holds E.i.3.2a, and E.i holds E.i.3.2. */
const isUnder = (id: string, heading: string) =>
  id.startsWith(heading) && /^[.a-z]/.test(id.slice(heading.length))

/** The page that an element stands on; a group or a heading belongs to the page of its elements. */
export function pageOfElement(
  pages: readonly ClientPage[],
  element: string
): ClientPage | undefined {
  return (
    pages.find(({ elements }) => elements.includes(element)) ??
    pages.find(({ elements }) => elements.some((id) => isUnder(id, element)))
  )
}

/** The page of a finding; its path may end at a group. */
export function pageOf(pages: readonly ClientPage[], finding: Finding): ClientPage | undefined {
  const known = pageOfElement(pages, finding.element)
  return known ?? pageOfElement(pages, toId(parsePath(finding.path).at(-1)!.key))
}

/** Findings by the name of their page; those of no page stand under ''. */
export function findingsByPage(
  pages: readonly ClientPage[],
  findings: readonly Finding[]
): Map<string, Finding[]> {
  const byPage = new Map<string, Finding[]>()
  for (const finding of findings) {
    const name = pageOf(pages, finding)?.page ?? ''
    byPage.set(name, [...(byPage.get(name) ?? []), finding])
  }
  return byPage
}

/** What is found on one page, the gravest first; without a page: on none. */
export interface FindingGroup {
  readonly page: ClientPage | undefined
  readonly findings: readonly Finding[]
}

const KINDS = ['error', 'warning', 'note']
const graver = (a: Finding, b: Finding) => KINDS.indexOf(countsAs(a)) - KINDS.indexOf(countsAs(b))

/** Findings in the order in which they are shown and gone through: page by page. */
export function findingGroups(
  pages: readonly ClientPage[],
  findings: readonly Finding[]
): FindingGroup[] {
  const byPage = findingsByPage(pages, findings)
  return [...pages, undefined].flatMap((page) => {
    const found = byPage.get(page?.page ?? '')
    return found ? [{ page, findings: found.toSorted(graver) }] : []
  })
}
