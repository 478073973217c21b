/** Path below which the product answers calls of programs (specification, section 7). */
export const API_BASE = '/api'
