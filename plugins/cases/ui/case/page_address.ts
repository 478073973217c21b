import type { ClientPage } from '#resources/forms/catalogue/forms_data'

/** Whether a page has anything to fill in; an overview of other pages has not. */
export function isEditable({ sections }: Pick<ClientPage, 'sections'>): boolean {
  return sections.length > 0
}

/** Where a page of a case is worked on. */
export function pageAddress(caseId: string, { page }: Pick<ClientPage, 'page'>): string {
  return `/cases/${caseId}/pages/${page}`
}
