// Written by `npm run -s ace -- docs:reports`; not edited by hand.
import { BaseModel, column } from '@adonisjs/lucid/orm'
import { json } from '#kernel/database/columns'

export class PresetTemplateSchema extends BaseModel {
  static $columns = ['companyId', 'content', 'id', 'kind', 'name', 'removedAt', 'revision', 'schemaVersion', 'updatedAt', 'updatedByName', 'words'] as const
  $columns = PresetTemplateSchema.$columns
  @column()
  declare companyId: string
  @json()
  declare content: unknown
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare kind: string
  @column()
  declare name: string
  @column()
  declare removedAt: Date | null
  @column()
  declare revision: number
  @column()
  declare schemaVersion: number
  @column()
  declare updatedAt: Date
  @column()
  declare updatedByName: string
  @column()
  declare words: string
}

export class PresetSchema extends BaseModel {
  static $columns = ['companyId', 'content', 'environment', 'id', 'kind', 'name', 'projectId', 'removedAt', 'revision', 'schemaVersion', 'updatedAt', 'updatedByName', 'words'] as const
  $columns = PresetSchema.$columns
  @column()
  declare companyId: string
  @json()
  declare content: unknown
  @column()
  declare environment: number
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare kind: string
  @column()
  declare name: string
  @column()
  declare projectId: string
  @column()
  declare removedAt: Date | null
  @column()
  declare revision: number
  @column()
  declare schemaVersion: number
  @column()
  declare updatedAt: Date
  @column()
  declare updatedByName: string
  @column()
  declare words: string
}
