// Written by `npm run -s ace -- docs:reports`; not edited by hand.
import { BaseModel, column } from '@adonisjs/lucid/orm'
import { json, day } from '#kernel/database/columns'

export class CaseDeclarationSchema extends BaseModel {
  static $columns = ['caseId', 'companyId', 'environment', 'projectId', 'status'] as const
  $columns = CaseDeclarationSchema.$columns
  @column({ isPrimary: true })
  declare caseId: string
  @column()
  declare companyId: string
  @column()
  declare environment: number
  @column()
  declare projectId: string
  @column()
  declare status: number
}

export class GatewayArrivalSchema extends BaseModel {
  static $columns = ['ackNumber', 'ackSender', 'arrivedAt', 'companyId', 'connectionId', 'fileSha', 'id', 'messageNumber', 'name', 'names', 'ofEnvironment', 'ofProjectId', 'part', 'reason', 'revision', 'sentence', 'settledBy', 'size', 'state', 'submissionId', 'way'] as const
  $columns = GatewayArrivalSchema.$columns
  @column()
  declare ackNumber: string | null
  @column()
  declare ackSender: string | null
  @column()
  declare arrivedAt: Date
  @column()
  declare companyId: string
  @column()
  declare connectionId: string | null
  @column()
  declare fileSha: string
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare messageNumber: string | null
  @column()
  declare name: string
  @json()
  declare names: unknown
  @column()
  declare ofEnvironment: number | null
  @column()
  declare ofProjectId: string | null
  @column()
  declare part: number
  @column()
  declare reason: string
  @column()
  declare revision: number
  @json()
  declare sentence: unknown
  @column()
  declare settledBy: string | null
  @column()
  declare size: number
  @column()
  declare state: string
  @column()
  declare submissionId: string | null
  @column()
  declare way: string
}

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

export class GatewaySendingSchema extends BaseModel {
  static $columns = ['decidedAt', 'decidedBy', 'id', 'place', 'reason'] as const
  $columns = GatewaySendingSchema.$columns
  @column()
  declare decidedAt: Date
  @column()
  declare decidedBy: string
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare place: string
  @column()
  declare reason: string
}

export class RegionalDeclarationSchema extends BaseModel {
  static $columns = ['caseId', 'companyId', 'decidedAt', 'decidedBy', 'destinationId', 'environment', 'isRequired', 'projectId', 'reason', 'version'] as const
  $columns = RegionalDeclarationSchema.$columns
  @column({ isPrimary: true })
  declare caseId: string
  @column()
  declare companyId: string
  @column()
  declare decidedAt: Date
  @column()
  declare decidedBy: string
  @column()
  declare destinationId: string
  @column()
  declare environment: number
  @column()
  declare isRequired: boolean
  @column()
  declare projectId: string
  @column()
  declare reason: string
  @column()
  declare version: number
}

export class SubmissionLeaseSchema extends BaseModel {
  static $columns = ['companyId', 'environment', 'projectId', 'submissionId', 'until'] as const
  $columns = SubmissionLeaseSchema.$columns
  @column()
  declare companyId: string
  @column()
  declare environment: number
  @column()
  declare projectId: string
  @column({ isPrimary: true })
  declare submissionId: string
  @column()
  declare until: Date
}

export class SubmissionRemarkSchema extends BaseModel {
  static $columns = ['arrivalId', 'caseId', 'closedBy', 'companyId', 'destinationId', 'environment', 'id', 'isCut', 'isOpen', 'madeAt', 'path', 'place', 'position', 'projectId', 'revision', 'rule', 'severity', 'submissionId', 'text'] as const
  $columns = SubmissionRemarkSchema.$columns
  @column()
  declare arrivalId: string | null
  @column()
  declare caseId: string
  @column()
  declare closedBy: string | null
  @column()
  declare companyId: string
  @column()
  declare destinationId: string
  @column()
  declare environment: number
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare isCut: boolean
  @column()
  declare isOpen: boolean
  @column()
  declare madeAt: Date
  @column()
  declare path: string | null
  @column()
  declare place: string | null
  @column()
  declare position: number
  @column()
  declare projectId: string
  @column()
  declare revision: number
  @column()
  declare rule: string | null
  @column()
  declare severity: string
  @column()
  declare submissionId: string
  @column()
  declare text: string
}

export class SubmissionStepSchema extends BaseModel {
  static $columns = ['act', 'actor', 'at', 'code', 'companyId', 'day', 'environment', 'fileName', 'fileSha', 'fileSize', 'hasLeft', 'id', 'projectId', 'sentence', 'seq', 'submissionId'] as const
  $columns = SubmissionStepSchema.$columns
  @column()
  declare act: string
  @column()
  declare actor: string | null
  @column()
  declare at: Date
  @column()
  declare code: number | null
  @column()
  declare companyId: string
  @day()
  declare day: string | null
  @column()
  declare environment: number
  @column()
  declare fileName: string | null
  @column()
  declare fileSha: string | null
  @column()
  declare fileSize: number | null
  @column()
  declare hasLeft: boolean | null
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare projectId: string
  @json()
  declare sentence: unknown
  @column()
  declare seq: number
  @column()
  declare submissionId: string
}

export class SubmissionSchema extends BaseModel {
  static $columns = ['authority', 'batchNumber', 'caseId', 'caseNo', 'caseRevision', 'companyId', 'createdAt', 'destinationId', 'due', 'environment', 'fileName', 'frozenId', 'id', 'isPortal', 'madeBy', 'messageId', 'messageNumber', 'messageSha', 'mic', 'nextTry', 'packedHeaders', 'packedSha', 'packedSize', 'projectId', 'revision', 'size', 'state', 'submittedOn', 'version', 'versionKind'] as const
  $columns = SubmissionSchema.$columns
  @column()
  declare authority: string
  @column()
  declare batchNumber: string
  @column()
  declare caseId: string
  @column()
  declare caseNo: string
  @column()
  declare caseRevision: number
  @column()
  declare companyId: string
  @column()
  declare createdAt: Date
  @column()
  declare destinationId: string
  @day()
  declare due: string | null
  @column()
  declare environment: number
  @column()
  declare fileName: string
  @column()
  declare frozenId: string
  @column({ isPrimary: true })
  declare id: string
  @column()
  declare isPortal: boolean
  @column()
  declare madeBy: string
  @column()
  declare messageId: string
  @column()
  declare messageNumber: string
  @column()
  declare messageSha: string
  @column()
  declare mic: string | null
  @column()
  declare nextTry: Date | null
  @json()
  declare packedHeaders: unknown | null
  @column()
  declare packedSha: string | null
  @column()
  declare packedSize: number | null
  @column()
  declare projectId: string
  @column()
  declare revision: number
  @column()
  declare size: number
  @column()
  declare state: string
  @day()
  declare submittedOn: string | null
  @column()
  declare version: number
  @column()
  declare versionKind: string
}
