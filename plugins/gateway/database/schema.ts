// Written by `npm run -s ace -- docs:reports`; not edited by hand.
import { BaseModel, column } from '@adonisjs/lucid/orm'
import { json } from '#kernel/database/columns'

export class GatewayConnectionSchema extends BaseModel {
  static $columns = ['companyId', 'createdAt', 'id', 'name', 'options', 'removedAt', 'revision', 'sealed', 'serverId', 'serves', 'sponsorId', 'transport'] as const
  $columns = GatewayConnectionSchema.$columns
  @column()
  declare companyId: string
  @column()
  declare createdAt: Date
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare name: string
  @json()
  declare options: unknown
  @column()
  declare removedAt: Date | null
  @column()
  declare revision: number
  @json()
  declare sealed: unknown
  @column()
  declare serverId: string | null
  @column()
  declare serves: number
  @column()
  declare sponsorId: string | null
  @column()
  declare transport: string
}

export class GatewayDestinationSchema extends BaseModel {
  static $columns = ['authority', 'batchReceiver', 'batchSender', 'code', 'companyId', 'connectionId', 'contact', 'countsFrom', 'createdAt', 'environment', 'escalateHours', 'fileName', 'id', 'maxMegabytes', 'messageReceiver', 'messageSender', 'name', 'projectId', 'region', 'remindHours', 'removedAt', 'revision', 'stage'] as const
  $columns = GatewayDestinationSchema.$columns
  @column()
  declare authority: string
  @column()
  declare batchReceiver: string
  @column()
  declare batchSender: string
  @column()
  declare code: string
  @column()
  declare companyId: string
  @column()
  declare connectionId: string | null
  @column()
  declare contact: string
  @column()
  declare countsFrom: string
  @column()
  declare createdAt: Date
  @column()
  declare environment: number
  @column()
  declare escalateHours: number
  @column()
  declare fileName: string
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare maxMegabytes: number | null
  @column()
  declare messageReceiver: string
  @column()
  declare messageSender: string
  @column()
  declare name: string
  @column()
  declare projectId: string
  @column()
  declare region: string
  @column()
  declare remindHours: number
  @column()
  declare removedAt: Date | null
  @column()
  declare revision: number
  @column()
  declare stage: string
}
