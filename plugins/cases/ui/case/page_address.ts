import type { ClientPage } from '#resources/forms/catalogue/forms_data'

/** Whether a page has anything to fill in; an overview of other pages has not. */
export function isEditable({ sections }: Pick<ClientPage, 'sections'>): boolean {
  return sections.length > 0
}

/** Where a page of a case is edited; a page that only shows something stands in the case view. */
export function pageAddress(caseId: string, page: ClientPage): string {
  return isEditable(page)
    ? `/cases/${caseId}/pages/${page.page}`
    : `/cases/${caseId}#page-${page.page}`
}
