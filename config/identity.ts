import env from '#start/env'
import type { IdentitySettings } from '#kernel/identity/identity_settings'

const identity: IdentitySettings = {
  secret: env.get('APP_KEY'),
  passwordDays: env.get('PASSWORD_DAYS', 90),
  platformSecret: env.get('PLATFORM_SECRET', ''),
}

export default identity
