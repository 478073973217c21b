import type { HttpContext } from '@adonisjs/core/http'

/**
 * Leaves the session as it was before this request, which failed: nobody is signed in by what is
 * answered as a fault, and a database that is away is not asked once more, which would hide why the
 * request failed.
 */
export function leaveSession(ctx: HttpContext): void {
  if ('session' in ctx) ctx.session.commit = async () => {}
}
