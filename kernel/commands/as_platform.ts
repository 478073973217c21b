import { actAs } from '#kernel/tenancy/actor'

/** Does the work of a command line for the installation as a whole. */
export function asPlatform<Result>(work: () => Promise<Result>): Promise<Result> {
  const permissions = new Set<string>()
  return actAs({ userId: null, name: 'command line', permissions, isPlatform: true }, work)
}
