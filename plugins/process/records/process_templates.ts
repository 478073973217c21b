import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Database, type Reading } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentActor, currentCompany } from '#kernel/tenancy/actor'

import type { ProcessSetup } from '#plugins/process/contract/definition'
import {
  refuseFaults,
  type SavedSetup,
  SetUpProcess,
} from '#plugins/process/definition/set_up_process'
import { setupFaults } from '#plugins/process/definition/setup_faults'
import { wording } from '#plugins/process/lang/server/wording'

interface KeptProcess {
  readonly id: string
  readonly setup: ProcessSetup
  readonly revision: number
}

/** The process that the current company keeps for its projects to take over. */
@inject()
export class ProcessTemplates {
  constructor(
    private database: Database,
    private changes: Changes,
    private setUp: SetUpProcess
  ) {}

  /** Null where it keeps none. */
  async get(): Promise<KeptProcess | null> {
    return this.database.readCompany(find)
  }

  /**
   * Refuses with 2017 and a sentence at each field what is no process, with 1006 when others changed it
   * since. Who works at its nodes is a matter of each project.
   */
  async keep({ version, ...setup }: SavedSetup): Promise<void> {
    refuseFaults(setupFaults(setup, await this.setUp.knowledge()))
    const before = await this.get()
    const id = before?.id ?? newId()
    const act = {
      name: `process_template.${before ? 'changed' : 'created'}`,
      subject: { type: 'process_template', id },
    } as const
    await this.changes.record(act, async (change) => {
      const saved = {
        ...{ setup: JSON.stringify(setup), revision: version + 1 },
        ...{ saved_by_name: currentActor().name, saved_at: new Date() },
      }
      const table = change.trx.from('process_templates')
      const [done] = before
        ? await table.where({ id, revision: version }).update(saved, ['id'])
        : await change.trx
            .insertQuery()
            .table('process_templates')
            .insert({ id, company_id: currentCompany(), ...saved })
            .returning('id')
      if (!done || (before?.revision ?? 0) !== version)
        throw new kernelErrors.E_DATA_STATUS({ detail: changedSince })
      change.note('setup', before?.setup, setup)
    })
  }
}

const find = (trx: Reading): Promise<KeptProcess | null> =>
  trx
    .from('process_templates')
    .where({ company_id: currentCompany() })
    .select('id', 'setup', 'revision')
    .first()

const changedSince = wording('set_up_process.changed_since')
