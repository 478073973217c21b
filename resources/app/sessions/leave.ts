const OPENED_BY_PLATFORM = 'opened_by_platform'

/** Remembers, for this window, that an outside platform has opened it and signed its user in. */
export function rememberPlatform(isFromPlatform: boolean): void {
  if (isFromPlatform) window.sessionStorage.setItem(OPENED_BY_PLATFORM, 'yes')
}

/**
 * Clears what the browser session held: the next person is another one. A window that an outside
 * platform has opened closes, as far as the browser lets it: no one signs in there.
 */
export function forgetSession(): void {
  const isFromPlatform = window.sessionStorage.getItem(OPENED_BY_PLATFORM) !== null
  window.sessionStorage.clear()
  if (isFromPlatform) window.close()
}

/** The session is over: to the sign-in. */
export function leaveToSignIn(): void {
  forgetSession()
  window.location.assign('/login')
}
