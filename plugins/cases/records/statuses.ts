/** Node at which a new case stands; the process itself comes with its own plugin. */
export const FIRST_STATUS = 'ENTRY'
