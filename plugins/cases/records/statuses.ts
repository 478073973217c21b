/** Node at which a new case stands; the process itself comes with its own plugin. */
export const FIRST_STATUS = 'ENTRY'

/** Status of a case on which nothing is left to do. */
export const LAST_STATUS = 'ARCHIVED'
