import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import { currentScope } from '#kernel/tenancy/actor'

/** What a project has chosen; revision 0 when nobody has chosen anything. */
export interface CodingSettings {
  /** Empty for whichever is the newest in use. */
  readonly version: string
  readonly revision: number
}

/** How a project codes, in one environment. */
@inject()
export class CodingSettingsRows {
  constructor(private database: Database) {}

  async read(): Promise<CodingSettings> {
    return this.database.read((trx) => this.readIn(trx))
  }

  /** The same inside of a change. */
  async readIn(trx: TransactionClientContract): Promise<CodingSettings> {
    const { projectId, environment } = currentScope()
    const row = await trx
      .from('coding_settings')
      .where({ project_id: projectId, environment })
      .select('version', 'revision')
      .first()
    return row ?? { version: '', revision: 0 }
  }

  /**
   * Keeps what was chosen.
   * @param revision the one that it replaces
   * @returns whether that one still stood
   */
  async keep({ trx }: Change, version: string, revision: number): Promise<boolean> {
    const { companyId, projectId, environment } = currentScope()
    const { rows } = await trx.rawQuery(
      `insert into coding_settings (company_id, project_id, environment, version, revision)
       select ?, ?, ?, ?, 1
       where ? = 0 or exists (select from coding_settings where project_id = ? and environment = ?)
       on conflict (project_id, environment) do update
         set version = excluded.version, revision = coding_settings.revision + 1
         where coding_settings.revision = ?
       returning revision`,
      [companyId, projectId, environment, version, revision, projectId, environment, revision]
    )
    return rows.length > 0
  }
}
