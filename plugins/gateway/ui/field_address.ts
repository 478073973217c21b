/** Where a field of a case is edited. */
export const fieldAddress = (caseId: string, page: string, path: string | null): string =>
  `/cases/${caseId}/pages/${page}${path === null ? '' : `#${encodeURIComponent(path)}`}`
