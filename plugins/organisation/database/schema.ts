// Written by `npm run -s ace -- docs:reports`; not edited by hand.
import { BaseModel, column } from '@adonisjs/lucid/orm'
import { json, day } from '#kernel/database/columns'

export class DrugProjectSchema extends BaseModel {
  static $columns = ['companyId', 'drugId', 'projectId'] as const
  $columns = DrugProjectSchema.$columns
  @column()
  declare companyId: string
  @column({ isPrimary: true })
  declare drugId: string
  @column()
  declare projectId: string
}

export class DrugReferenceSchema extends BaseModel {
  static $columns = ['actName', 'companyId', 'createdAt', 'ctcaeVersion', 'drugId', 'drugName', 'id', 'market', 'reactions', 'removedAt', 'revision', 'suVersion', 'validFrom'] as const
  $columns = DrugReferenceSchema.$columns
  @column()
  declare actName: string
  @column()
  declare companyId: string
  @column()
  declare createdAt: Date
  @column()
  declare ctcaeVersion: string | null
  @column()
  declare drugId: string
  @column()
  declare drugName: string
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare market: string
  @json()
  declare reactions: unknown
  @column()
  declare removedAt: Date | null
  @column()
  declare revision: number
  @column()
  declare suVersion: string
  @day()
  declare validFrom: string | null
}

export class DrugSchema extends BaseModel {
  static $columns = ['companyId', 'createdAt', 'details', 'drugClass', 'id', 'nameEn', 'nameZh', 'removedAt', 'revision'] as const
  $columns = DrugSchema.$columns
  @column()
  declare companyId: string
  @column()
  declare createdAt: Date
  @column()
  declare details: string
  @column()
  declare drugClass: number | null
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

export class ServerProjectSchema extends BaseModel {
  static $columns = ['companyId', 'projectId', 'serverId'] as const
  $columns = ServerProjectSchema.$columns
  @column()
  declare companyId: string
  @column()
  declare projectId: string
  @column({ isPrimary: true })
  declare serverId: string
}

export class ServerSchema extends BaseModel {
  static $columns = ['companyId', 'createdAt', 'description', 'id', 'name', 'removedAt', 'revision'] as const
  $columns = ServerSchema.$columns
  @column()
  declare companyId: string
  @column()
  declare createdAt: Date
  @column()
  declare description: string
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare name: string
  @column()
  declare removedAt: Date | null
  @column()
  declare revision: number
}

export class SponsorProjectSchema extends BaseModel {
  static $columns = ['companyId', 'projectId', 'sponsorId'] as const
  $columns = SponsorProjectSchema.$columns
  @column()
  declare companyId: string
  @column()
  declare projectId: string
  @column({ isPrimary: true })
  declare sponsorId: string
}

export class SponsorSchema extends BaseModel {
  static $columns = ['companyId', 'contact', 'contactPhone', 'createdAt', 'id', 'name', 'removedAt', 'revision'] as const
  $columns = SponsorSchema.$columns
  @column()
  declare companyId: string
  @column()
  declare contact: string
  @column()
  declare contactPhone: string
  @column()
  declare createdAt: Date
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare name: string
  @column()
  declare removedAt: Date | null
  @column()
  declare revision: number
}
