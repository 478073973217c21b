import app from '@adonisjs/core/services/app'

/** What the footer says: product, version, and the number under which the site is filed in China. */
export const productSettings = () => ({
  name: 'Pharos',
  version: '3.6.4',
  filingNumber: app.config.get<string>('product.filingNumber'),
})
