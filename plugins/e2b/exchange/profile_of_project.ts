import { projectAtHand } from '#kernel/tenancy/find_project'

/** The region whose elements a project means: the first that it reports to, or undefined. */
export async function profileOfProject(): Promise<string | undefined> {
  const project = await projectAtHand()
  return project.regions[0]?.toLowerCase()
}
