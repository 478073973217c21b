import { wording } from '#kernel/lang/server/wording'

/** Half of a project: 0 for tests, 1 for formal work. */
export type Environment = 0 | 1

/** Whose rows may be seen: one environment of one project of one company. */
export interface Scope {
  readonly companyId: string
  readonly projectId: string
  readonly environment: Environment
}

export const environmentNames = {
  0: wording('scope.testing'),
  1: wording('scope.formal'),
} as const
