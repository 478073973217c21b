import { ResourceRecords } from '#kernel/admin/resources/resource_records'
import type { ResourceRow, ResourceTable } from '#kernel/admin/resources/resource_table'
import type { Change } from '#kernel/changes/change'
import type { OpenChange } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { ValuesOf } from '#kernel/fields/field'
import { refuseForeignPeople } from '#kernel/people/people_with'
import { currentScope } from '#kernel/tenancy/actor'

import { noticeFields, noticeTemplateFields } from '#plugins/notifications/contract'
import { NoticeRuleSchema, CompanyNoticeSchema } from '#plugins/notifications/database/schema'
import { refuseUnsoundNotice } from '#plugins/notifications/keeping/refuse_unsound_notice'

export type NoticeRule = ResourceRow<typeof noticeFields>
type NoticeValues = ValuesOf<typeof noticeFields>
type TemplateRow = ResourceRow<typeof noticeTemplateFields>
type TemplateValues = ValuesOf<typeof noticeTemplateFields>

/** A rule of a project as it is kept. */
class Rule extends NoticeRuleSchema {
  static table = 'notice_rules'
}

/** A rule of the company's templates as it is kept. */
class Template extends CompanyNoticeSchema {
  static table = 'company_notices'
}

/** The rules of the project at hand: who is told of which event; one for each. */
export class NoticeRules extends ResourceRecords<typeof noticeFields> {
  readonly table: ResourceTable<typeof noticeFields> = {
    type: 'notice_rule',
    model: Rule,
    fields: noticeFields,
    search: ['textZh', 'textEn'],
    unique: {
      notice_rules_event: { field: 'event', refusal: kernelErrors.E_NAME_REPEATED },
    },
  }

  protected ownerColumns() {
    const { companyId, projectId, environment } = currentScope()
    return { companyId, projectId, environment }
  }

  protected async beforeCreate({ trx }: Change, values: NoticeValues): Promise<void> {
    await refuseForeignPeople(trx, values)
  }

  protected async beforeChange(
    { trx }: Change,
    _before: NoticeRule,
    values: NoticeValues
  ): Promise<void> {
    await refuseForeignPeople(trx, values)
  }

  /** Refuses with 30020 a rule without a receiver, with 30019 an interval that is none. */
  protected async createWithin(open: OpenChange, sent: unknown): Promise<NoticeRule> {
    refuseUnsoundNotice(sent)
    return super.createWithin(open, sent)
  }

  protected async changeWithin(open: OpenChange, id: string, sent: unknown): Promise<NoticeRule> {
    refuseUnsoundNotice(sent)
    return super.changeWithin(open, id, sent)
  }

  /** All of them. */
  async all(): Promise<NoticeRule[]> {
    return this.database.read(async (trx) => {
      const rows = await this.rows(trx).orderBy('event')
      return rows.map((row) => this.record(row))
    })
  }

  /** Writes a rule as it is given, in a change of several. */
  async writeWithin(open: OpenChange, values: object, there?: NoticeRule): Promise<void> {
    if (there) await this.changeWithin(open, there.id, { ...values, revision: there.revision })
    else await this.createWithin(open, values)
  }
}

/** The rules that the company keeps for its projects. */
export class NoticeTemplateRows extends ResourceRecords<typeof noticeTemplateFields> {
  readonly table: ResourceTable<typeof noticeTemplateFields> = {
    type: 'company_notice',
    model: Template,
    fields: noticeTemplateFields,
    search: ['textZh', 'textEn'],
    unique: {
      company_notices_event: { field: 'event', refusal: kernelErrors.E_NAME_REPEATED },
    },
  }

  protected async beforeCreate({ trx }: Change, { roles }: TemplateValues): Promise<void> {
    await refuseForeignPeople(trx, { users: [], roles })
  }

  protected async beforeChange(
    { trx }: Change,
    _before: TemplateRow,
    { roles }: TemplateValues
  ): Promise<void> {
    await refuseForeignPeople(trx, { users: [], roles })
  }

  protected async createWithin(open: OpenChange, sent: unknown): Promise<TemplateRow> {
    refuseUnsoundNotice(sent)
    return super.createWithin(open, sent)
  }

  protected async changeWithin(open: OpenChange, id: string, sent: unknown): Promise<TemplateRow> {
    refuseUnsoundNotice(sent)
    return super.changeWithin(open, id, sent)
  }

  /** All of them. */
  async all(): Promise<TemplateRow[]> {
    return this.database.readCompany(async (trx) => {
      const rows = await this.rows(trx).orderBy('event')
      return rows.map((row) => this.record(row))
    })
  }
}
