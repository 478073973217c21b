import app from '@adonisjs/core/services/app'

/**
 * Path below which the product answers calls of programs: `/api`, or
 * what API_BASE_PATH says. Never empty, so that no call takes the address of a screen.
 */
export const apiBase = () => app.config.get<string>('product.apiBase')
