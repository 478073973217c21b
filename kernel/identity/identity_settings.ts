import app from '@adonisjs/core/services/app'

/** What an installation decides about signing in. */
export interface IdentitySettings {
  /** What keys of this installation are derived from. */
  readonly secret: string
  /** Days after which a password of the policy `basic` expires; 0 for never. */
  readonly passwordDays: number
  /** With it an outside platform may sign its users in; empty: none may. */
  readonly platformSecret: string
}

export const identitySettings = (): IdentitySettings => app.config.get('identity')
