import app from '@adonisjs/core/services/app'

/** What the footer says (specification, section 1). */
export const productSettings = () => ({
  name: 'Pharos',
  version: '3.6.4',
  filingNumber: app.config.get<string>('product.filingNumber'),
})
