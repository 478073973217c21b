import { projectFields } from '#kernel/tenancy/projects/project_fields'
import type { ProjectProps, Shell } from '#resources/app/shared_props'

/** What the server says of the back office on its page. */
function fact(name: string): string {
  return document.getElementById('admin')?.dataset[name] ?? ''
}

let said: Shell | undefined

/** What the shell shows, as of every screen of the product. */
export function pageShell(): Shell {
  return (said ??= JSON.parse(fact('shell')) as Shell)
}

/** Hash of the catalogue that the server uses; forms are loaded under it. */
export function catalogueHash(): string {
  return fact('catalogue')
}

/** The chosen project. */
export function chosenProject(): ProjectProps | null {
  return pageShell().project
}

/** Whether a plugin lets projects decide something for themselves. */
export function hasSettings(): boolean {
  return fact('hasSettings') === 'true'
}

/** Regions that any project may report to. */
export const everyRegion: readonly string[] = projectFields.regions.of.map(({ value }) =>
  value.toLowerCase()
)

const NONE: readonly string[] = []
let known: readonly string[] | undefined

/** Regions that the project at hand reports to: cn, eu, us, jp, kr. */
export function regionsOfProject(): readonly string[] {
  return (known ??= chosenProject()?.regions?.map((region) => region.toLowerCase()) ?? NONE)
}
