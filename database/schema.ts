// Written by `npm run -s ace -- docs:reports`; not edited by hand.
import { BaseModel, column } from '@adonisjs/lucid/orm'
import { json, day } from '#kernel/database/columns'

export class ApiTokenSchema extends BaseModel {
  static $columns = ['abilities', 'createdAt', 'environment', 'expiresAt', 'hash', 'id', 'lastUsedAt', 'name', 'projectId', 'tokenableId', 'type', 'updatedAt'] as const
  $columns = ApiTokenSchema.$columns
  @column()
  declare abilities: string
  @column()
  declare createdAt: Date
  @column()
  declare environment: number | null
  @column()
  declare expiresAt: Date | null
  @column()
  declare hash: string
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare lastUsedAt: Date | null
  @column()
  declare name: string | null
  @column()
  declare projectId: string | null
  @column()
  declare tokenableId: string
  @column()
  declare type: string
  @column()
  declare updatedAt: Date
}

export class AuditLineSchema extends BaseModel {
  static $columns = ['act', 'actorId', 'actorName', 'at', 'chain', 'changes', 'companyId', 'environment', 'hash', 'previous', 'projectId', 'reason', 'seq', 'stands'] as const
  $columns = AuditLineSchema.$columns
  @column()
  declare act: string
  @column()
  declare actorId: string | null
  @column()
  declare actorName: string
  @column()
  declare at: Date
  @column({ isPrimary: true })
  declare chain: string
  @json()
  declare changes: unknown
  @column()
  declare companyId: string | null
  @column()
  declare environment: number | null
  @column()
  declare hash: Buffer
  @column()
  declare previous: Buffer
  @column()
  declare projectId: string | null
  @column()
  declare reason: string | null
  @column()
  declare seq: number
  @json()
  declare stands: unknown | null
}

export class BatchItemSchema extends BaseModel {
  static $columns = ['batchId', 'code', 'companyId', 'environment', 'expiresAt', 'id', 'made', 'part', 'position', 'projectId', 'sentence', 'settledAt', 'state', 'subject', 'verdict'] as const
  $columns = BatchItemSchema.$columns
  @column()
  declare batchId: string
  @column()
  declare code: number | null
  @column()
  declare companyId: string
  @column()
  declare environment: number
  @column()
  declare expiresAt: Date | null
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare made: string | null
  @column()
  declare part: number
  @column()
  declare position: number
  @column()
  declare projectId: string
  @json()
  declare sentence: unknown | null
  @column()
  declare settledAt: Date | null
  @column()
  declare state: string
  @column()
  declare subject: string | null
  @column()
  declare verdict: string | null
}

export class BatchSchema extends BaseModel {
  static $columns = ['asked', 'companyId', 'counts', 'endedAt', 'environment', 'id', 'keptDays', 'kind', 'projectId', 'startedAt', 'startedBy', 'startedByName', 'state', 'total'] as const
  $columns = BatchSchema.$columns
  @json()
  declare asked: unknown
  @column()
  declare companyId: string
  @json()
  declare counts: unknown
  @column()
  declare endedAt: Date | null
  @column()
  declare environment: number
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare keptDays: number | null
  @column()
  declare kind: string
  @column()
  declare projectId: string
  @column()
  declare startedAt: Date
  @column()
  declare startedBy: string | null
  @column()
  declare startedByName: string
  @column()
  declare state: string
  @column()
  declare total: number
}

export class CompanySchema extends BaseModel {
  static $columns = ['address', 'adrAccount', 'contact', 'createdAt', 'department', 'fax', 'id', 'maxProjects', 'maxUsers', 'name', 'passwordPolicy', 'phone', 'removedAt', 'reportUnitCategory', 'revision', 'serverName', 'type'] as const
  $columns = CompanySchema.$columns
  @column()
  declare address: string
  @column()
  declare adrAccount: string
  @column()
  declare contact: string
  @column()
  declare createdAt: Date
  @column()
  declare department: string
  @column()
  declare fax: string
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare maxProjects: number
  @column()
  declare maxUsers: number | null
  @column()
  declare name: string
  @column()
  declare passwordPolicy: string
  @column()
  declare phone: string
  @column()
  declare removedAt: Date | null
  @column()
  declare reportUnitCategory: number | null
  @column()
  declare revision: number
  @column()
  declare serverName: string
  @column()
  declare type: number
}

export class ConfirmedConfigurationSchema extends BaseModel {
  static $columns = ['companyId', 'confirmedAt', 'confirmedByName', 'environment', 'projectId'] as const
  $columns = ConfirmedConfigurationSchema.$columns
  @column()
  declare companyId: string
  @column()
  declare confirmedAt: Date
  @column()
  declare confirmedByName: string
  @column()
  declare environment: number
  @column({ isPrimary: true })
  declare projectId: string
}

export class FileSchema extends BaseModel {
  static $columns = ['companyId', 'createdAt', 'createdBy', 'createdByName', 'environment', 'id', 'mediaType', 'name', 'projectId', 'sha256', 'size'] as const
  $columns = FileSchema.$columns
  @column()
  declare companyId: string
  @column()
  declare createdAt: Date
  @column()
  declare createdBy: string | null
  @column()
  declare createdByName: string
  @column()
  declare environment: number
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare mediaType: string
  @column()
  declare name: string
  @column()
  declare projectId: string
  @column({ columnName: 'sha256' })
  declare sha256: string
  @column()
  declare size: string
}

export class IdempotencyKeySchema extends BaseModel {
  static $columns = ['actor', 'answer', 'companyId', 'createdAt', 'environment', 'key', 'projectId', 'requestHash'] as const
  $columns = IdempotencyKeySchema.$columns
  @column()
  declare actor: string
  @json()
  declare answer: unknown | null
  @column()
  declare companyId: string
  @column()
  declare createdAt: Date
  @column()
  declare environment: number
  @column()
  declare key: string
  @column({ isPrimary: true })
  declare projectId: string
  @column()
  declare requestHash: string
}

export class MembershipSchema extends BaseModel {
  static $columns = ['projectId', 'roleId', 'userId'] as const
  $columns = MembershipSchema.$columns
  @column()
  declare projectId: string
  @column()
  declare roleId: string
  @column({ isPrimary: true })
  declare userId: string
}

export class ProjectSchema extends BaseModel {
  static $columns = ['code', 'companyId', 'createdAt', 'id', 'maxCases', 'maxUsers', 'name', 'overview', 'receiverIdentifier', 'regions', 'revision', 'senderIdentifier', 'startDate', 'status', 'timeZone', 'type'] as const
  $columns = ProjectSchema.$columns
  @column()
  declare code: string
  @column()
  declare companyId: string
  @column()
  declare createdAt: Date
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare maxCases: number
  @column()
  declare maxUsers: number
  @column()
  declare name: string
  @column()
  declare overview: string
  @column()
  declare receiverIdentifier: string | null
  @column()
  declare regions: string[]
  @column()
  declare revision: number
  @column()
  declare senderIdentifier: string | null
  @day()
  declare startDate: string | null
  @column()
  declare status: string
  @column()
  declare timeZone: string
  @column()
  declare type: number
}

export class RateLimitSchema extends BaseModel {
  static $columns = ['expire', 'key', 'points'] as const
  $columns = RateLimitSchema.$columns
  @column()
  declare expire: string | null
  @column({ isPrimary: true })
  declare key: string
  @column()
  declare points: number
}

export class ResetCodeSchema extends BaseModel {
  static $columns = ['code', 'expiresAt', 'id', 'mailbox', 'userId'] as const
  $columns = ResetCodeSchema.$columns
  @column()
  declare code: string | null
  @column()
  declare expiresAt: Date
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare mailbox: string
  @column()
  declare userId: string | null
}

export class RoleSchema extends BaseModel {
  static $columns = ['builtIn', 'code', 'companyId', 'id', 'nameEn', 'nameZh', 'nodePermissions', 'permissions', 'removedAt', 'revision'] as const
  $columns = RoleSchema.$columns
  @column()
  declare builtIn: boolean
  @column()
  declare code: string
  @column()
  declare companyId: string | null
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare nameEn: string
  @column()
  declare nameZh: string
  @column()
  declare nodePermissions: string[]
  @column()
  declare permissions: string[]
  @column()
  declare removedAt: Date | null
  @column()
  declare revision: number
}

export class SessionSchema extends BaseModel {
  static $columns = ['data', 'expiresAt', 'id', 'userId'] as const
  $columns = SessionSchema.$columns
  @column()
  declare data: string
  @column()
  declare expiresAt: Date
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare userId: string | null
}

export class SettingSchema extends BaseModel {
  static $columns = ['companyId', 'environment', 'id', 'plugin', 'projectId', 'revision', 'values'] as const
  $columns = SettingSchema.$columns
  @column()
  declare companyId: string
  @column()
  declare environment: number
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare plugin: string
  @column()
  declare projectId: string
  @column()
  declare revision: number
  @json()
  declare values: unknown
}

export class SignInCodeSchema extends BaseModel {
  static $columns = ['environment', 'expiresAt', 'hash', 'projectId', 'userId'] as const
  $columns = SignInCodeSchema.$columns
  @column()
  declare environment: number | null
  @column()
  declare expiresAt: Date
  @column({ isPrimary: true })
  declare hash: string
  @column()
  declare projectId: string | null
  @column()
  declare userId: string
}

export class UserSchema extends BaseModel {
  static $columns = ['companyId', 'createdAt', 'description', 'email', 'endDate', 'followedProjects', 'id', 'isCompanyAdmin', 'isPlatformAdmin', 'language', 'listColumns', 'name', 'password', 'passwordChangedAt', 'passwordExpiresAt', 'phone', 'removedAt', 'revision', 'sessionEpoch', 'startDate', 'status', 'totpConfirmed', 'totpSecret', 'totpStep', 'username'] as const
  $columns = UserSchema.$columns
  @column()
  declare companyId: string | null
  @column()
  declare createdAt: Date
  @column()
  declare description: string
  @column()
  declare email: string | null
  @day()
  declare endDate: string | null
  @column()
  declare followedProjects: string[]
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare isCompanyAdmin: boolean
  @column()
  declare isPlatformAdmin: boolean
  @column()
  declare language: string | null
  @json()
  declare listColumns: unknown
  @column()
  declare name: string
  @column({ serializeAs: null })
  declare password: string
  @column()
  declare passwordChangedAt: Date
  @column()
  declare passwordExpiresAt: Date | null
  @column()
  declare phone: string
  @column()
  declare removedAt: Date | null
  @column()
  declare revision: number
  @column()
  declare sessionEpoch: number
  @day()
  declare startDate: string | null
  @column()
  declare status: string
  @column()
  declare totpConfirmed: boolean
  @column()
  declare totpSecret: string | null
  @column()
  declare totpStep: string
  @column()
  declare username: string
}
