import env from '#start/env'

/** The audit trail. */
export default {
  /** Who keeps the tips outside: path of a file, or address that takes JSON by POST. */
  tips: env.get('AUDIT_TIPS', ''),
}
