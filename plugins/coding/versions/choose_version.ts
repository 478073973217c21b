import { inject } from '@adonisjs/core'

import { Changes, type OpenChange } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentScope } from '#kernel/tenancy/actor'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { wording } from '#plugins/coding/lang/server/wording'
import { type CodingSettings, CodingSettingsRows } from '#plugins/coding/records/coding_settings'
import { ProjectVersion } from '#plugins/coding/versions/project_version'

/** Says with which version the project codes its next cases; those that are coded keep theirs. */
@inject()
export default class ChooseVersion {
  constructor(
    private changes: Changes,
    private settings: CodingSettingsRows,
    private versions: ProjectVersion
  ) {}

  /**
   * @param chosen version that is in use, or empty for whichever is the newest; and the revision that
   * was seen. Refuses with 2017 another version, with 1006 when others chose since.
   */
  async handle(chosen: CodingSettings): Promise<CodingSettings> {
    return this.changes.recordMany((open) => this.within(open, chosen))
  }

  /** The same as part of a larger change. */
  async within(open: OpenChange, { version, revision }: CodingSettings): Promise<CodingSettings> {
    const { projectId, environment } = currentScope()
    const subject = { type: 'coding_settings', id: `${projectId}:${environment}` }
    if (version !== '' && !(await this.versions.active()).includes(version)) {
      throw new kernelErrors.E_PARAMETER({
        detail: notInUse,
        errors: [{ field: 'version', rule: 'in_use', message: notInUse }],
      })
    }
    const change = open({ name: 'coding_settings.changed', subject })
    await refuseClosedProject(change)
    const before = await this.settings.readIn(change.trx)
    if (before.revision !== revision || !(await this.settings.keep(change, version, revision))) {
      throw new kernelErrors.E_DATA_STATUS()
    }
    if (before.version !== version) change.note('version', before.version, version)
    return { version, revision: revision + 1 }
  }
}

const notInUse = wording('choose_version.not_in_use')
