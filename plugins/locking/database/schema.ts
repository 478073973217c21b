// Written by `npm run -s ace -- docs:reports`; not edited by hand.
import { BaseModel, column } from '@adonisjs/lucid/orm'

export class UnlockRequestSchema extends BaseModel {
  static $columns = ['answer', 'askedAt', 'askerId', 'askerName', 'caseId', 'caseRevision', 'caseVersion', 'companyId', 'decidedAt', 'deciderId', 'deciderName', 'environment', 'id', 'node', 'projectId', 'reason', 'status'] as const
  $columns = UnlockRequestSchema.$columns
  @column()
  declare answer: string | null
  @column()
  declare askedAt: Date
  @column()
  declare askerId: string
  @column()
  declare askerName: string
  @column()
  declare caseId: string
  @column()
  declare caseRevision: number
  @column()
  declare caseVersion: number
  @column()
  declare companyId: string
  @column()
  declare decidedAt: Date | null
  @column()
  declare deciderId: string | null
  @column()
  declare deciderName: string | null
  @column()
  declare environment: number
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare node: string | null
  @column()
  declare projectId: string
  @column()
  declare reason: string
  @column()
  declare status: string
}
