/** What the footer says (specification, section 1). */
export const productSettings = {
  name: 'Pharos',
  version: '3.6.4',
  filingNumber: process.env.FILING_NUMBER ?? '',
} as const
