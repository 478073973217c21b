import type { Reading } from '#kernel/database/database'
import { currentCompany } from '#kernel/tenancy/actor'

import { PresetStore } from '#plugins/presets/records/preset_store'

/** Templates in the table preset_templates. */
export default class LucidPresetTemplates extends PresetStore {
  readonly type = 'preset_template'
  protected readonly table = 'preset_templates'

  /** Also for the platform, whose people row-level security lets see every company. */
  protected home() {
    return { company_id: currentCompany() }
  }

  protected read<Result>(work: (trx: Reading) => Promise<Result>): Promise<Result> {
    return this.database.readCompany(work)
  }
}
