/** A session ends after this idle time (specification, section 9). */
export const SESSION_MINUTES = 30
