import env from '#start/env'

/** What an installation says of itself. */
export default { filingNumber: env.get('FILING_NUMBER', '') }
