import { currentScope } from '#kernel/tenancy/actor'
import { findProject } from '#kernel/tenancy/find_project'

/** The region whose elements a project means: the first that it reports to, or undefined. */
export async function profileOfProject(): Promise<string | undefined> {
  const project = await findProject(currentScope().projectId)
  return project?.regions[0]?.toLowerCase()
}
