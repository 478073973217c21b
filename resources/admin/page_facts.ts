import type { ResourceScreens } from '#kernel/screens/screen'
import { projectFields } from '#kernel/tenancy/projects/project_fields'
import type { ProjectProps, Shell } from '#resources/app/shared_props'

/** What the server says of the back office on its page. */
function fact(name: string): string {
  return document.getElementById('admin')?.dataset[name] ?? ''
}

let shell: Shell | undefined

/** What the shell shows, as of every screen of the product. */
export function pageShell(): Shell {
  return (shell ??= JSON.parse(fact('shell')) as Shell)
}

/** Hash of the catalogue that the server uses; forms are loaded under it. */
export function catalogueHash(): string {
  return fact('catalogue')
}

/** The chosen project. */
export function chosenProject(): ProjectProps | null {
  return pageShell().project
}

let resources: readonly ResourceScreens[] | undefined

/** The resources that the user may open, and where their screens are. */
export function pageResources(): readonly ResourceScreens[] {
  return (resources ??= JSON.parse(fact('resources')) as ResourceScreens[])
}

/** The company that the user belongs to; empty for the platform. */
export function ownCompany(): string {
  return fact('company')
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
