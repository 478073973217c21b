import house from '@adonisjs/prettier-config'

/** The parsers of oxc take half the time and give the same. */
export default { ...house, plugins: ['@prettier/plugin-oxc'] }
