import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'

import type { Language } from '#kernel/language/words'

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

  @column.dateTime()
  declare createdAt: DateTime
}
