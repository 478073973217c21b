import type { Reading } from '#kernel/database/database'
import { currentCompany } from '#kernel/tenancy/actor'

import { TemplateRow } from '#plugins/presets/records/preset_rows'
import { PresetStore } from '#plugins/presets/records/preset_store'

/** Templates in the table preset_templates. */
export default class LucidPresetTemplates extends PresetStore {
  readonly type = 'preset_template'
  protected readonly model = TemplateRow

  /** Also for the platform, whose people row-level security lets see every company. */
  protected ownerColumns() {
    return { companyId: currentCompany() }
  }

  protected read<Result>(work: (trx: Reading) => Promise<Result>): Promise<Result> {
    return this.database.readCompany(work)
  }
}
