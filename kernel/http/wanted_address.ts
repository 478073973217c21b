import type { HttpContext } from '@adonisjs/core/http'

import { isServedScreen } from '#kernel/screens/serve_screens'

const KEY = 'wanted_address'

/**
 * Remembers the screen that somebody asked for who must sign in or choose a project first, for the
 * rest of the browser session. Not a file: one that leaves is asked for by whoever is signed in.
 */
export function noteWanted({ request, session, route }: HttpContext): void {
  if (request.method() === 'GET' && isServedScreen(route?.name)) session.put(KEY, request.url(true))
}

/** The screen that was asked for, once. */
export function takeWanted({ session }: HttpContext): string | undefined {
  const wanted = session.pull(KEY) as string | undefined
  // A path of ours, never another site: `//elsewhere` would be one.
  return wanted !== undefined && /^\/(?![/\\])/.test(wanted) ? wanted : undefined
}
