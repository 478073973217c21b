// Written by `npm run -s ace -- docs:reports`; not edited by hand.
import { BaseModel, column } from '@adonisjs/lucid/orm'
import { json } from '#kernel/database/columns'

export class CompanyNoticeSchema extends BaseModel {
  static $columns = ['companyId', 'createdAt', 'event', 'id', 'interval', 'removedAt', 'rests', 'revision', 'roles', 'textEn', 'textZh', 'ways'] as const
  $columns = CompanyNoticeSchema.$columns
  @column()
  declare companyId: string
  @column()
  declare createdAt: Date
  @column()
  declare event: string
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare interval: number
  @column()
  declare removedAt: Date | null
  @column()
  declare rests: string
  @column()
  declare revision: number
  @json()
  declare roles: unknown
  @column()
  declare textEn: string
  @column()
  declare textZh: string
  @json()
  declare ways: unknown
}

export class CompanyWarningSchema extends BaseModel {
  static $columns = ['colour', 'companyId', 'createdAt', 'days', 'id', 'nameEn', 'nameZh', 'removedAt', 'revision'] as const
  $columns = CompanyWarningSchema.$columns
  @column()
  declare colour: string
  @column()
  declare companyId: string
  @column()
  declare createdAt: Date
  @column()
  declare days: number
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare nameEn: string
  @column()
  declare nameZh: string
  @column()
  declare removedAt: Date | null
  @column()
  declare revision: number
}

export class NoticeRuleSchema extends BaseModel {
  static $columns = ['companyId', 'createdAt', 'environment', 'event', 'id', 'interval', 'projectId', 'removedAt', 'rests', 'revision', 'roles', 'textEn', 'textZh', 'users', 'ways'] as const
  $columns = NoticeRuleSchema.$columns
  @column()
  declare companyId: string
  @column()
  declare createdAt: Date
  @column()
  declare environment: number
  @column()
  declare event: string
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare interval: number
  @column()
  declare projectId: string
  @column()
  declare removedAt: Date | null
  @column()
  declare rests: string
  @column()
  declare revision: number
  @json()
  declare roles: unknown
  @column()
  declare textEn: string
  @column()
  declare textZh: string
  @json()
  declare users: unknown
  @json()
  declare ways: unknown
}

export class NotificationMarkSchema extends BaseModel {
  static $columns = ['caseId', 'companyId', 'environment', 'event', 'projectId', 'toldOn', 'what'] as const
  $columns = NotificationMarkSchema.$columns
  @column()
  declare caseId: string
  @column()
  declare companyId: string
  @column()
  declare environment: number
  @column()
  declare event: string
  @column({ isPrimary: true })
  declare projectId: string
  @column()
  declare toldOn: string
  @column()
  declare what: string
}

export class NotificationWishSchema extends BaseModel {
  static $columns = ['companyId', 'environment', 'isDigest', 'projectId', 'userId'] as const
  $columns = NotificationWishSchema.$columns
  @column()
  declare companyId: string
  @column()
  declare environment: number
  @column()
  declare isDigest: boolean
  @column({ isPrimary: true })
  declare projectId: string
  @column()
  declare userId: string
}

export class NotificationSchema extends BaseModel {
  static $columns = ['caseId', 'caseNo', 'companyId', 'environment', 'event', 'id', 'inProduct', 'mail', 'projectId', 'readAt', 'textEn', 'textZh', 'times', 'toldAt', 'toldOn', 'userId', 'what'] as const
  $columns = NotificationSchema.$columns
  @column()
  declare caseId: string
  @column()
  declare caseNo: string
  @column()
  declare companyId: string
  @column()
  declare environment: number
  @column()
  declare event: string
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare inProduct: boolean
  @column()
  declare mail: string
  @column()
  declare projectId: string
  @column()
  declare readAt: Date | null
  @column()
  declare textEn: string
  @column()
  declare textZh: string
  @column()
  declare times: number
  @column()
  declare toldAt: Date
  @column()
  declare toldOn: string
  @column()
  declare userId: string
  @column()
  declare what: string
}

export class WarningLevelSchema extends BaseModel {
  static $columns = ['colour', 'companyId', 'createdAt', 'days', 'environment', 'id', 'nameEn', 'nameZh', 'projectId', 'removedAt', 'revision'] as const
  $columns = WarningLevelSchema.$columns
  @column()
  declare colour: string
  @column()
  declare companyId: string
  @column()
  declare createdAt: Date
  @column()
  declare days: number
  @column()
  declare environment: number
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare nameEn: string
  @column()
  declare nameZh: string
  @column()
  declare projectId: string
  @column()
  declare removedAt: Date | null
  @column()
  declare revision: number
}
