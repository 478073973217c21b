import env from '#start/env'

/** What an installation says of itself. */
export default {
  apiBase: env.get('API_BASE_PATH'),
  filingNumber: env.get('FILING_NUMBER', ''),
  /** Whose product it is, on the page of its terms. */
  holder: env.get('PRODUCT_HOLDER', ''),
}
