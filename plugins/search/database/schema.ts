// Written by `npm run -s ace -- docs:reports`; not edited by hand.
import { BaseModel, column } from '@adonisjs/lucid/orm'
import { json } from '#kernel/database/columns'

export class CaseSearchSchema extends BaseModel {
  static $columns = ['companyId', 'environment', 'id', 'isShared', 'name', 'ownerId', 'ownerName', 'projectId', 'question', 'removedAt', 'revision', 'updatedAt'] as const
  $columns = CaseSearchSchema.$columns
  @column()
  declare companyId: string
  @column()
  declare environment: number
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare isShared: boolean
  @column()
  declare name: string
  @column()
  declare ownerId: string
  @column()
  declare ownerName: string
  @column()
  declare projectId: string
  @json()
  declare question: unknown
  @column()
  declare removedAt: Date | null
  @column()
  declare revision: number
  @column()
  declare updatedAt: Date
}
