import env from '#start/env'

/** What the keys of unsaved typing are derived from. */
export default { secret: env.get('APP_KEY') }
