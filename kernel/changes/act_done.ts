import type { Act } from '#kernel/changes/change'
import type { Scope } from '#kernel/tenancy/scope'

/** Broadcast after the commit of an act; it tells, it never steers. */
export class ActDone {
  constructor(
    readonly act: Act,
    readonly scope: Scope | undefined
  ) {}
}
