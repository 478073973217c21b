import env from '#start/env'

/** Where partners reach this server by AS2; undefined where they do not. */
export default { url: env.get('AS2_URL') }
