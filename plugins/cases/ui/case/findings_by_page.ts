import { toId } from '#kernel/content/element_id'
import { parsePath } from '#kernel/content/element_path'
import type { Finding } from '#kernel/rules/finding'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'

/** The page that an element stands on; a group belongs to the page of its elements. */
export function pageOfElement(
  pages: readonly ClientPage[],
  element: string
): ClientPage | undefined {
  return (
    pages.find(({ elements }) => elements.includes(element)) ??
    pages.find(({ elements }) => elements.some((id) => id.startsWith(`${element}.`)))
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
