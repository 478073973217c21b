/** A session ends after this idle time (specification, section 9). */
export const SESSION_MINUTES = 30

/** A session ends after this time however much is done in it (OWASP ASVS 5.0, V7.3.2). */
export const SESSION_HOURS = 12

/** Cookie that holds the id of a session. */
export const SESSION_COOKIE = 'pharos-session'
