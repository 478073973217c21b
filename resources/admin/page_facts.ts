import type { ListWishes } from '#kernel/people/lists/column_wish'
import { projectFields } from '#kernel/tenancy/projects/project_fields'
import type { ProjectProps } from '#resources/app/shared_props'

/** What the server says of the back office on its page. */
function fact(name: string): string {
  return document.getElementById('admin')?.dataset[name] ?? ''
}

/** Hash of the catalogue that the server uses; forms are loaded under it. */
export function catalogueHash(): string {
  return fact('catalogue')
}

/** Version of the product and filing number, where it has one. */
export function productFacts(): { version: string; filingNumber: string } {
  return { version: fact('version'), filingNumber: fact('filing') }
}

/** A session ends after so many seconds without a request. */
export function sessionSeconds(): number {
  return Number(fact('sessionSeconds'))
}

/** Id of the person who is signed in. */
export function personId(): string {
  return fact('person')
}

let wished: ListWishes | undefined

/** What that person wishes of the columns of lists. */
export function listColumns(): ListWishes {
  return (wished ??= JSON.parse(fact('listColumns') || '{}') as ListWishes)
}

let place: ProjectProps | null | undefined

/** The chosen project. */
export function chosenProject(): ProjectProps | null {
  return (place ??= JSON.parse(fact('project') || 'null') as ProjectProps | null)
}

/** Whether there is a project that the user may enter. */
export function entersProjects(): boolean {
  return fact('entersProjects') === 'true'
}

/** Whether a plugin lets projects decide something for themselves. */
export function hasSettings(): boolean {
  return fact('hasSettings') === 'true'
}

/** Regions that any project may report to. */
export const everyRegion: readonly string[] = projectFields.regions.of.map(({ value }) =>
  value.toLowerCase()
)

const regions = () => fact('regions').split(' ').filter(Boolean)
let known: readonly string[] | undefined

/** Regions that the project at hand reports to: cn, eu, us, jp, kr. */
export function regionsOfProject(): readonly string[] {
  return (known ??= regions())
}
