/** A session ends after this idle time in minutes. */
export const SESSION_MINUTES = 30

/** A session ends after this time however much is done in it (OWASP ASVS 5.0, V7.3.2). */
export const SESSION_HOURS = 12

/**
 * Name of the cookie that holds the id of a session. Over https it has the prefix that lets browsers
 * take it from this very host alone, for all of its paths, never from a neighbour under its domain.
 * @param isSecure whether cookies are sent over https only
 */
export const sessionCookie = (isSecure: boolean) => `${isSecure ? '__Host-' : ''}pharos-session`
