import { DbAccessTokensProvider } from '@adonisjs/auth/access_tokens'
import { column } from '@adonisjs/lucid/orm'

import { UserSchema } from '#database/schema'
import { json } from '#kernel/database/columns'
import { SESSION_HOURS } from '#kernel/identity/session_minutes'
import type { Language } from '#kernel/language/words'
import type { ListWishes } from '#kernel/people/lists/column_wish'

/** Someone who may sign in. */
export default class User extends UserSchema {
  static table = 'users'

  /** Who signs in is found before there is a scope. */
  static connection = 'app'

  @column({ serializeAs: null })
  declare password: string

  declare status: 'active' | 'frozen' | 'deleted'

  declare language: Language | null

  /** How the user wants to see the columns of lists. */
  @json()
  declare listColumns: ListWishes

  /** Secret of the authenticator app, sealed; null before it was offered. */
  @column({ serializeAs: null })
  declare totpSecret: string | null

  static accessTokens = DbAccessTokensProvider.forModel(User, {
    table: 'api_tokens',
    type: 'api',
    prefix: 'pharos_',
    expiresIn: `${SESSION_HOURS} hours`,
  })
}
