// Written by `npm run -s ace -- docs:reports`; not edited by hand.
import { BaseModel, column } from '@adonisjs/lucid/orm'

export class QuerySchema extends BaseModel {
  static $columns = ['caseId', 'caseRevision', 'caseVersion', 'closedAt', 'companyId', 'createdAt', 'draft', 'environment', 'id', 'number', 'page', 'path', 'projectId', 'receiverId', 'receiverName', 'repliedAt', 'revision', 'senderId', 'senderName', 'sentAt', 'status'] as const
  $columns = QuerySchema.$columns
  @column()
  declare caseId: string
  @column()
  declare caseRevision: number
  @column()
  declare caseVersion: number
  @column()
  declare closedAt: Date | null
  @column()
  declare companyId: string
  @column()
  declare createdAt: Date
  @column()
  declare draft: string | null
  @column()
  declare environment: number
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare number: number
  @column()
  declare page: string | null
  @column()
  declare path: string | null
  @column()
  declare projectId: string
  @column()
  declare receiverId: string
  @column()
  declare receiverName: string
  @column()
  declare repliedAt: Date | null
  @column()
  declare revision: number
  @column()
  declare senderId: string
  @column()
  declare senderName: string
  @column()
  declare sentAt: Date | null
  @column()
  declare status: string
}

export class QueryMailSchema extends BaseModel {
  static $columns = ['about', 'askedAt', 'companyId', 'environment', 'id', 'projectId', 'queryId', 'settledAt', 'state', 'toId', 'toName'] as const
  $columns = QueryMailSchema.$columns
  @column()
  declare about: string
  @column()
  declare askedAt: Date
  @column()
  declare companyId: string
  @column()
  declare environment: number
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare projectId: string
  @column()
  declare queryId: string
  @column()
  declare settledAt: Date | null
  @column()
  declare state: string
  @column()
  declare toId: string
  @column()
  declare toName: string
}

export class QueryMessageSchema extends BaseModel {
  static $columns = ['authorId', 'authorName', 'companyId', 'content', 'environment', 'id', 'kind', 'number', 'projectId', 'queryId', 'writtenAt'] as const
  $columns = QueryMessageSchema.$columns
  @column()
  declare authorId: string
  @column()
  declare authorName: string
  @column()
  declare companyId: string
  @column()
  declare content: string
  @column()
  declare environment: number
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare kind: string
  @column()
  declare number: number
  @column()
  declare projectId: string
  @column()
  declare queryId: string
  @column()
  declare writtenAt: Date
}
