import { DbAccessTokensProvider } from '@adonisjs/auth/access_tokens'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'

import { SESSION_HOURS } from '#kernel/identity/session_minutes'
import type { Language } from '#kernel/language/words'
import type { ListWishes } from '#kernel/people/lists/column_wish'

/** Someone who may sign in. */
export default class User extends BaseModel {
  static table = 'users'

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare companyId: string | null

  @column()
  declare username: string

  @column()
  declare name: string

  @column()
  declare email: string | null

  @column({ serializeAs: null })
  declare password: string

  @column()
  declare isPlatformAdmin: boolean

  @column()
  declare isCompanyAdmin: boolean

  @column()
  declare status: 'active' | 'frozen' | 'deleted'

  @column()
  declare language: Language | null

  /** How the user wants to see the columns of lists. */
  @column({ serializeAs: null })
  declare listColumns: ListWishes

  /** First and last day on which the user may sign in. */
  @column.date()
  declare startDate: DateTime | null

  @column.date()
  declare endDate: DateTime | null

  /** From then on the password must be changed before anything else; null for never. */
  @column.dateTime()
  declare passwordExpiresAt: DateTime | null

  /** Sessions and tokens that carry another number have been ended. */
  @column()
  declare sessionEpoch: number

  /** Secret of the authenticator app, sealed; null before it was offered. */
  @column({ serializeAs: null })
  declare totpSecret: string | null

  /** Whether a code has shown that an app knows the secret. */
  @column()
  declare totpConfirmed: boolean

  /** The last step of time whose code was used; a bigint comes as text. */
  @column()
  declare totpStep: string

  @column.dateTime()
  declare createdAt: DateTime

  static accessTokens = DbAccessTokensProvider.forModel(User, {
    table: 'api_tokens',
    type: 'api',
    prefix: 'pharos_',
    expiresIn: `${SESSION_HOURS} hours`,
  })
}
