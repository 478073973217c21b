/** Where designs are: line listings of a project, its templates, or those of the company. */
export type Place = 'project' | 'templates' | 'company'

/** Addresses of the lists. */
export const listOf: Readonly<Record<Place, string>> = {
  project: '/report/linelisting',
  templates: '/system/linelisting',
  company: '/company/template/line',
}

/** The address of a design. */
export const designOf = (place: Place, id: string): string =>
  place === 'company' ? `${listOf.company}/${id}` : `${listOf.project}/${id}`
