import type { Change } from '#kernel/changes/change'
import type { Reading } from '#kernel/database/database'
import { currentScope } from '#kernel/tenancy/actor'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { PresetRow } from '#plugins/presets/records/preset_rows'
import { PresetStore } from '#plugins/presets/records/preset_store'

/** Presets in the table of that name. */
export default class LucidPresets extends PresetStore {
  readonly type = 'preset'
  protected readonly model = PresetRow

  protected ownerColumns() {
    const { companyId, projectId, environment } = currentScope()
    return { companyId, projectId, environment }
  }

  protected read<Result>(work: (trx: Reading) => Promise<Result>): Promise<Result> {
    return this.database.read(work)
  }

  protected beforeChange(change: Change): Promise<void> {
    return refuseClosedProject(change)
  }
}
