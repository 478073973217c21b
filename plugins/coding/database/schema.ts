// Written by `npm run -s ace -- docs:reports`; not edited by hand.
import { BaseModel, column } from '@adonisjs/lucid/orm'
import { json } from '#kernel/database/columns'

export class CodedPlaceSchema extends BaseModel {
  static $columns = ['caseId', 'code', 'companyId', 'element', 'environment', 'key', 'path', 'projectId', 'verbatim', 'version'] as const
  $columns = CodedPlaceSchema.$columns
  @column({ isPrimary: true })
  declare caseId: string
  @column()
  declare code: number
  @column()
  declare companyId: string
  @column()
  declare element: string
  @column()
  declare environment: number
  @column()
  declare key: string
  @column()
  declare path: string
  @column()
  declare projectId: string
  @column()
  declare verbatim: string
  @column()
  declare version: string
}

export class CodingListSynonymSchema extends BaseModel {
  static $columns = ['code', 'key', 'listId', 'verbatim'] as const
  $columns = CodingListSynonymSchema.$columns
  @column()
  declare code: string
  @column()
  declare key: string
  @column({ isPrimary: true })
  declare listId: string
  @column()
  declare verbatim: string
}

export class CodingRunPlaceSchema extends BaseModel {
  static $columns = ['after', 'before', 'caseId', 'companyId', 'environment', 'path', 'projectId', 'runId'] as const
  $columns = CodingRunPlaceSchema.$columns
  @json()
  declare after: unknown
  @json()
  declare before: unknown
  @column()
  declare caseId: string
  @column()
  declare companyId: string
  @column()
  declare environment: number
  @column()
  declare path: string
  @column()
  declare projectId: string
  @column({ isPrimary: true })
  declare runId: string
}

export class CodingRunSchema extends BaseModel {
  static $columns = ['companyId', 'counts', 'environment', 'id', 'projectId', 'takenBackBy', 'version'] as const
  $columns = CodingRunSchema.$columns
  @column()
  declare companyId: string
  @json()
  declare counts: unknown
  @column()
  declare environment: number
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare projectId: string
  @column()
  declare takenBackBy: string | null
  @column()
  declare version: string
}

export class CodingSetAsideSchema extends BaseModel {
  static $columns = ['companyId', 'environment', 'id', 'key', 'projectId', 'setAt', 'setByName', 'verbatim'] as const
  $columns = CodingSetAsideSchema.$columns
  @column()
  declare companyId: string
  @column()
  declare environment: number
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare key: string
  @column()
  declare projectId: string
  @column()
  declare setAt: Date
  @column()
  declare setByName: string
  @column()
  declare verbatim: string
}

export class CodingSettingSchema extends BaseModel {
  static $columns = ['companyId', 'environment', 'projectId', 'revision', 'version'] as const
  $columns = CodingSettingSchema.$columns
  @column()
  declare companyId: string
  @column()
  declare environment: number
  @column({ isPrimary: true })
  declare projectId: string
  @column()
  declare revision: number
  @column()
  declare version: string
}

export class CodingSynonymListSchema extends BaseModel {
  static $columns = ['createdAt', 'id', 'language', 'name', 'removedAt', 'revision', 'source', 'state', 'synonymCount'] as const
  $columns = CodingSynonymListSchema.$columns
  @column()
  declare createdAt: Date
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare language: string
  @column()
  declare name: string
  @column()
  declare removedAt: Date | null
  @column()
  declare revision: number
  @column()
  declare source: string
  @column()
  declare state: string
  @column()
  declare synonymCount: number
}

export class CodingSynonymSchema extends BaseModel {
  static $columns = ['code', 'companyId', 'createdAt', 'environment', 'id', 'key', 'projectId', 'removedAt', 'revision', 'state', 'verbatim'] as const
  $columns = CodingSynonymSchema.$columns
  @column()
  declare code: string
  @column()
  declare companyId: string
  @column()
  declare createdAt: Date
  @column()
  declare environment: number
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare key: string
  @column()
  declare projectId: string
  @column()
  declare removedAt: Date | null
  @column()
  declare revision: number
  @column()
  declare state: string
  @column()
  declare verbatim: string
}

export class DictionaryLoadProgressSchema extends BaseModel {
  static $columns = ['done', 'loadId', 'stage', 'total'] as const
  $columns = DictionaryLoadProgressSchema.$columns
  @column()
  declare done: number
  @column({ isPrimary: true })
  declare loadId: string
  @column()
  declare stage: string
  @column()
  declare total: number
}

export class DictionaryLoadSchema extends BaseModel {
  static $columns = ['details', 'dictionary', 'endedAt', 'fileName', 'files', 'id', 'problemCount', 'problems', 'releaseId', 'startedAt', 'startedBy', 'startedByName', 'state'] as const
  $columns = DictionaryLoadSchema.$columns
  @json()
  declare details: unknown
  @column()
  declare dictionary: string
  @column()
  declare endedAt: Date | null
  @column()
  declare fileName: string
  @json()
  declare files: unknown
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare problemCount: number
  @json()
  declare problems: unknown
  @column()
  declare releaseId: string | null
  @column()
  declare startedAt: Date
  @column()
  declare startedBy: string | null
  @column()
  declare startedByName: string
  @column()
  declare state: string
}

export class DictionaryPathSchema extends BaseModel {
  static $columns = ['hlgt', 'hlt', 'isPrimary', 'pt', 'releaseId', 'soc'] as const
  $columns = DictionaryPathSchema.$columns
  @column()
  declare hlgt: number
  @column()
  declare hlt: number
  @column()
  declare isPrimary: boolean
  @column()
  declare pt: number
  @column({ isPrimary: true })
  declare releaseId: string
  @column()
  declare soc: number
}

export class DictionaryReleaseSchema extends BaseModel {
  static $columns = ['counts', 'dictionary', 'encoding', 'entries', 'fileName', 'id', 'language', 'loadedAt', 'loadedBy', 'loadedByName', 'removedAt', 'revision', 'sha256', 'state', 'version'] as const
  $columns = DictionaryReleaseSchema.$columns
  @json()
  declare counts: unknown
  @column()
  declare dictionary: string
  @column()
  declare encoding: string
  @column()
  declare entries: number
  @column()
  declare fileName: string
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare language: string
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

export class DictionarySmqMemberSchema extends BaseModel {
  static $columns = ['category', 'isActive', 'member', 'memberLevel', 'releaseId', 'scope', 'smq', 'weight'] as const
  $columns = DictionarySmqMemberSchema.$columns
  @column()
  declare category: string
  @column()
  declare isActive: boolean
  @column()
  declare member: number
  @column()
  declare memberLevel: number
  @column({ isPrimary: true })
  declare releaseId: string
  @column()
  declare scope: number
  @column()
  declare smq: number
  @column()
  declare weight: number
}

export class DictionarySmqSchema extends BaseModel {
  static $columns = ['algorithm', 'code', 'description', 'isActive', 'level', 'name', 'note', 'releaseId', 'source'] as const
  $columns = DictionarySmqSchema.$columns
  @column()
  declare algorithm: string
  @column()
  declare code: number
  @column()
  declare description: string
  @column()
  declare isActive: boolean
  @column()
  declare level: number
  @column()
  declare name: string
  @column()
  declare note: string
  @column({ isPrimary: true })
  declare releaseId: string
  @column()
  declare source: string
}

export class DictionaryTermSchema extends BaseModel {
  static $columns = ['abbreviation', 'code', 'isCurrent', 'level', 'name', 'place', 'pt', 'releaseId'] as const
  $columns = DictionaryTermSchema.$columns
  @column()
  declare abbreviation: string | null
  @column()
  declare code: number
  @column()
  declare isCurrent: boolean
  @column()
  declare level: number
  @column()
  declare name: string
  @column()
  declare place: number | null
  @column()
  declare pt: number | null
  @column({ isPrimary: true })
  declare releaseId: string
}

export class ReactionTermSchema extends BaseModel {
  static $columns = ['caseId', 'code', 'companyId', 'environment', 'projectId', 'version'] as const
  $columns = ReactionTermSchema.$columns
  @column({ isPrimary: true })
  declare caseId: string
  @column()
  declare code: number
  @column()
  declare companyId: string
  @column()
  declare environment: number
  @column()
  declare projectId: string
  @column()
  declare version: string
}
