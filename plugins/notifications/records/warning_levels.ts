import { checkByRules } from '#kernel/admin/resources/check_by_rules'
import { ResourceRecords, type Trx } from '#kernel/admin/resources/resource_records'
import type { ResourceRow, ResourceTable } from '#kernel/admin/resources/resource_table'
import type { Change } from '#kernel/changes/change'
import type { OpenChange } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { ValuesOf } from '#kernel/fields/field'
import { currentScope } from '#kernel/tenancy/actor'

import { levelFields } from '#plugins/notifications/contract'
import { WarningLevelSchema, CompanyWarningSchema } from '#plugins/notifications/database/schema'
import { distinctDays } from '#plugins/notifications/keeping/rules'

type Values = ValuesOf<typeof levelFields>
type LevelRow = ResourceRow<typeof levelFields>

/** A level of a project as it is kept. */
class Level extends WarningLevelSchema {
  static table = 'warning_levels'
}

/** A level of the company's templates as it is kept. */
class Template extends CompanyWarningSchema {
  static table = 'company_warnings'
}

/** Levels of which no two have the same days. */
abstract class Levels extends ResourceRecords<typeof levelFields> {
  protected async beforeCreate({ trx }: Change, values: Values): Promise<void> {
    await this.#refuseSame(trx, values)
  }

  protected async beforeChange({ trx }: Change, { id }: LevelRow, values: Values): Promise<void> {
    await this.#refuseSame(trx, values, id)
  }

  /** All of them, the nearest to the due date first. */
  async all(): Promise<LevelRow[]> {
    return this.database.readCompany(async (trx) => {
      const rows = await this.rows(trx).orderBy('days')
      return rows.map((row) => this.record(row))
    })
  }

  /** Writes a level as it is given, in a change of several. */
  async writeWithin(open: OpenChange, values: Values, there?: LevelRow): Promise<void> {
    if (there) await this.changeWithin(open, there.id, { ...values, revision: there.revision })
    else await this.createWithin(open, values)
  }

  /** Refuses with 2017 and the sentence of CFG-03. */
  async #refuseSame(trx: Trx, { days }: Values, but?: string): Promise<void> {
    const others = (await this.rows(trx)).map((row) => this.record(row))
    const levels = [{ days }, ...others.filter(({ id }) => id !== but)]
    const texts = levels.map((level) => ({ days: String(level.days) }))
    const [fault] = checkByRules(distinctDays, { levels: texts })
    if (!fault) return
    const errors = [{ field: 'days', message: fault.message }]
    throw new kernelErrors.E_PARAMETER({ errors, detail: fault.message })
  }
}

/** The levels of the project at hand. */
export class WarningLevelRows extends Levels {
  readonly table: ResourceTable<typeof levelFields> = {
    type: 'warning_level',
    model: Level,
    fields: levelFields,
    search: ['nameZh', 'nameEn'],
  }

  protected ownerColumns() {
    const { companyId, projectId, environment } = currentScope()
    return { companyId, projectId, environment }
  }
}

/** The levels that the company keeps for its projects. */
export class WarningTemplateRows extends Levels {
  readonly table: ResourceTable<typeof levelFields> = {
    type: 'company_warning',
    model: Template,
    fields: levelFields,
    search: ['nameZh', 'nameEn'],
  }
}
