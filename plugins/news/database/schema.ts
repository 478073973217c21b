// Written by `npm run -s ace -- docs:reports`; not edited by hand.
import { BaseModel, column } from '@adonisjs/lucid/orm'
import { day } from '#kernel/database/columns'

export class NoticeSchema extends BaseModel {
  static $columns = ['createdAt', 'endsOn', 'id', 'removedAt', 'revision', 'startsOn', 'textEn', 'textZh', 'tone'] as const
  $columns = NoticeSchema.$columns
  @column()
  declare createdAt: Date
  @day()
  declare endsOn: string
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare removedAt: Date | null
  @column()
  declare revision: number
  @day()
  declare startsOn: string
  @column()
  declare textEn: string
  @column()
  declare textZh: string
  @column()
  declare tone: string
}

export class UpgradeSchema extends BaseModel {
  static $columns = ['createdAt', 'detailsEn', 'detailsZh', 'id', 'releaseTime', 'removedAt', 'revision', 'suVersion'] as const
  $columns = UpgradeSchema.$columns
  @column()
  declare createdAt: Date
  @column()
  declare detailsEn: string
  @column()
  declare detailsZh: string
  @column({ isPrimary: true })
  declare id: string
  @day()
  declare releaseTime: string | null
  @column()
  declare removedAt: Date | null
  @column()
  declare revision: number
  @column()
  declare suVersion: string
}
