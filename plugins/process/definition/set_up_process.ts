import { inject } from '@adonisjs/core'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { Changes, type OpenChange } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { peopleWith } from '#kernel/people/people_with'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'
import { Database } from '#kernel/database/database'

import { type Definition, type ProcessSetup, workAt } from '#plugins/process/contract/definition'
import { processGates } from '#plugins/process/contract/gates'
import { defaultDefinition, defined, setupOf } from '#plugins/process/definition/default_definition'
import { type SetupFault, setupFaults } from '#plugins/process/definition/setup_faults'
import { wording } from '#plugins/process/lang/server/wording'
import {
  addDefinition,
  currentDefinition,
  lockDefinition,
} from '#plugins/process/records/definitions'

/** A process, as it is set up in a project, or kept as a template of the company. */
export interface SavedSetup extends ProcessSetup {
  /** The version that it replaces. */
  readonly version: number
}

/** Says how the next cases of the project pass from desk to desk; those on their way keep theirs. */
@inject()
export class SetUpProcess {
  constructor(
    private changes: Changes,
    private forms: FormSchemas,
    private plugins: PluginRegistry,
    private database: Database
  ) {}

  /**
   * Refuses with 2017 and a sentence at each field what is no process, with 1006 when others changed it
   * since.
   */
  async handle(saved: SavedSetup): Promise<Definition> {
    return this.changes.recordMany((open) => this.within(open, saved))
  }

  /** The same as part of a larger change. */
  async within(open: OpenChange, { version, ...setup }: SavedSetup): Promise<Definition> {
    const id = newId()
    const change = open({ name: 'process.set_up', subject: { type: 'process_definition', id } })
    await refuseClosedProject(change)
    await lockDefinition(change)
    const before = await currentDefinition(change.trx)
    if (before.version !== version) throw new kernelErrors.E_DATA_STATUS({ detail: changedSince })
    refuseFaults(await this.faults(setup))
    const next = defined(setup, version + 1)
    await addDefinition(change, id, next.version, setup)
    change.note('version', before.version, next.version)
    change.note('setup', setupOf(before), setup)
    return next
  }

  /** What is wrong with a process of the project at hand. */
  async faults(setup: ProcessSetup): Promise<readonly SetupFault[]> {
    return setupFaults(setup, { ...(await this.knowledge()), people: await this.people() })
  }

  /** Who may work at each node of the product, by its key. */
  async people(): Promise<Record<string, { id: string; name: string }[]>> {
    return this.database.read(async (trx) => {
      const people: Record<string, { id: string; name: string }[]> = {}
      for (const { key, kind } of defaultDefinition.nodes) {
        if (kind !== 'ended') people[key] = await peopleWith(trx, workAt(key))
      }
      return people
    })
  }

  /** What a process is held against in every project. */
  async knowledge() {
    const gates = await this.plugins.collect(processGates)
    return {
      nodes: defaultDefinition.nodes,
      pages: this.forms.pages.map(({ page }) => page),
      gates: gates.map(({ name }) => name),
    }
  }
}

/** Refuses with 2017 what is no process: `errors` has a sentence for each field. */
export function refuseFaults(faults: readonly SetupFault[]): void {
  const [first] = faults
  if (!first) return
  const errors = faults.map(({ field, fault }) => {
    return { field, rule: fault, message: wording(`fault.${fault}`) }
  })
  throw new kernelErrors.E_PARAMETER({ detail: errors[0]!.message, errors })
}

const changedSince = wording('set_up_process.changed_since')
