// Written by `npm run -s ace -- docs:reports`; not edited by hand.
import { BaseModel, column } from '@adonisjs/lucid/orm'
import { json } from '#kernel/database/columns'

export class SimulatedMessageSchema extends BaseModel {
  static $columns = ['answeredAt', 'answersAt', 'batchNumber', 'companyId', 'fileName', 'fileSha', 'id', 'messageId', 'messageNumbers', 'receivedAt', 'regulatorId', 'rule'] as const
  $columns = SimulatedMessageSchema.$columns
  @column()
  declare answeredAt: Date | null
  @column()
  declare answersAt: Date | null
  @column()
  declare batchNumber: string | null
  @column()
  declare companyId: string
  @column()
  declare fileName: string
  @column()
  declare fileSha: string
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare messageId: string
  @json()
  declare messageNumbers: unknown
  @column()
  declare receivedAt: Date
  @column()
  declare regulatorId: string
  @column()
  declare rule: string
}

export class SimulatedRegulatorSchema extends BaseModel {
  static $columns = ['companyId', 'connectionId', 'createdAt', 'delaySeconds', 'id', 'name', 'partnerName', 'remarks', 'removedAt', 'revision', 'rule', 'sealedKey', 'serves', 'way'] as const
  $columns = SimulatedRegulatorSchema.$columns
  @column()
  declare companyId: string
  @column()
  declare connectionId: string | null
  @column()
  declare createdAt: Date
  @column()
  declare delaySeconds: number
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare name: string
  @column()
  declare partnerName: string | null
  @column()
  declare remarks: string
  @column()
  declare removedAt: Date | null
  @column()
  declare revision: number
  @column()
  declare rule: string
  @column()
  declare sealedKey: string | null
  @column()
  declare serves: number
  @column()
  declare way: string
}
