// Written by `npm run -s ace -- docs:reports`; not edited by hand.
import { BaseModel, column } from '@adonisjs/lucid/orm'
import { json } from '#kernel/database/columns'

export class DrugProductSchema extends BaseModel {
  static $columns = ['atc', 'authorisationNumber', 'companyId', 'country', 'createdAt', 'doseForm', 'genericName', 'holder', 'id', 'isOwn', 'nameEn', 'nameZh', 'number', 'productCode', 'removedAt', 'revision', 'searchText', 'strength'] as const
  $columns = DrugProductSchema.$columns
  @column()
  declare atc: string
  @column()
  declare authorisationNumber: string
  @column()
  declare companyId: string
  @column()
  declare country: string
  @column()
  declare createdAt: Date
  @column()
  declare doseForm: string
  @column()
  declare genericName: string
  @column()
  declare holder: string
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare isOwn: string | null
  @column()
  declare nameEn: string
  @column()
  declare nameZh: string
  @column()
  declare number: string
  @column()
  declare productCode: string
  @column()
  declare removedAt: Date | null
  @column()
  declare revision: number
  @column()
  declare searchText: string
  @column()
  declare strength: string
}

export class StandardListSchema extends BaseModel {
  static $columns = ['counts', 'fileName', 'id', 'list', 'loadedAt', 'loadedBy', 'loadedByName', 'removedAt', 'revision', 'sha256', 'state', 'version'] as const
  $columns = StandardListSchema.$columns
  @json()
  declare counts: unknown
  @column()
  declare fileName: string
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare list: string
  @column()
  declare loadedAt: Date
  @column()
  declare loadedBy: string | null
  @column()
  declare loadedByName: string
  @column()
  declare removedAt: Date | null
  @column()
  declare revision: number
  @column({ columnName: 'sha256' })
  declare sha256: string
  @column()
  declare state: string
  @column()
  declare version: string
}

export class StandardTermSchema extends BaseModel {
  static $columns = ['class', 'code', 'isCurrent', 'listId', 'nameEn', 'nameZh', 'version'] as const
  $columns = StandardTermSchema.$columns
  @column()
  declare class: string
  @column()
  declare code: string
  @column()
  declare isCurrent: boolean
  @column({ isPrimary: true })
  declare listId: string
  @column()
  declare nameEn: string
  @column()
  declare nameZh: string
  @column()
  declare version: string
}

export class WhodrugProductSchema extends BaseModel {
  static $columns = ['atc', 'authorisationNumber', 'code', 'country', 'doseForm', 'drugCode', 'holder', 'isGeneric', 'isWithdrawn', 'knownAs', 'name', 'releaseId', 'searchText', 'specifier', 'strength', 'substances'] as const
  $columns = WhodrugProductSchema.$columns
  @column()
  declare atc: string[]
  @column()
  declare authorisationNumber: string
  @column()
  declare code: string
  @column()
  declare country: string
  @column()
  declare doseForm: string
  @column()
  declare drugCode: string
  @column()
  declare holder: string
  @column()
  declare isGeneric: boolean
  @column()
  declare isWithdrawn: boolean
  @column()
  declare knownAs: string
  @column()
  declare name: string
  @column({ isPrimary: true })
  declare releaseId: string
  @column()
  declare searchText: string
  @column()
  declare specifier: string
  @column()
  declare strength: string
  @column()
  declare substances: string[]
}
