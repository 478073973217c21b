import { inject } from '@adonisjs/core'
import encryption from '@adonisjs/core/services/encryption'

import { Changes } from '#kernel/changes/changes'
import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentScope } from '#kernel/tenancy/actor'

import type { SourceValues } from '#plugins/literature/contract/source'

type Texts = Readonly<Record<string, string>>

/** What a project says of a source; secrets are only named. */
export interface SourceSetup {
  readonly name: string
  readonly options: Texts
  readonly sealed: readonly string[]
}

interface Row {
  readonly id: string
  readonly name: string
  readonly options: Texts
  readonly sealed: Texts
}

/** What projects say of sources: values, and secrets that are sealed. */
@inject()
export class SourceSetups {
  constructor(
    private database: Database,
    private changes: Changes
  ) {}

  /** Of each source of which something is said. */
  async all(): Promise<SourceSetup[]> {
    const rows: Row[] = await this.database.read((trx) => trx.from('literature_sources'))
    return rows.map(({ name, options, sealed }) => ({
      ...{ name, options, sealed: Object.keys(sealed) },
    }))
  }

  /** Values of a source with its secrets opened; none where nothing is said. */
  async opened(name: string): Promise<SourceValues> {
    const row: Row | null = await this.database.read((trx) =>
      trx.from('literature_sources').where({ name }).first()
    )
    const secrets = Object.entries(row?.sealed ?? {}).map(([key, value]) => [
      key,
      encryption.decrypt<string>(value),
    ])
    return { ...row?.options, ...Object.fromEntries(secrets) }
  }

  /** Says what a source is called by. */
  async setOptions(name: string, options: Texts): Promise<void> {
    await this.#write(name, 'literature_source.changed', (before, change) => {
      for (const key of new Set([...Object.keys(before.options), ...Object.keys(options)])) {
        if (before.options[key] !== options[key]) {
          change.note(key, before.options[key], options[key])
        }
      }
      return { options: JSON.stringify(options) }
    })
  }

  /** Seals a secret; the trail has its name alone. Null takes it away. */
  async seal(name: string, key: string, value: string | null): Promise<void> {
    await this.#write(name, 'literature_source.sealed', ({ sealed }, change) => {
      const { [key]: before, ...others } = sealed
      const kept = value === null ? others : { ...others, [key]: encryption.encrypt(value) }
      change.note(
        'sealed',
        before === undefined ? undefined : key,
        value === null ? undefined : key
      )
      return { sealed: JSON.stringify(kept) }
    })
  }

  async #write(
    name: string,
    act: `${string}.${string}`,
    work: (before: Row, change: Change) => object
  ): Promise<void> {
    const { companyId: company_id, projectId: project_id, environment } = currentScope()
    const found: Row | null = await this.database.read((trx) =>
      trx.from('literature_sources').where({ name }).first()
    )
    const id = found?.id ?? newId()
    await this.changes.record(
      { name: act, subject: { type: 'literature_source', id } },
      async (change) => {
        const rows = change.trx.from('literature_sources').where({ id })
        const before: Row = (await rows.clone().forUpdate().first()) ?? {
          ...{ id, name, options: {}, sealed: {} },
        }
        change.note('name', found ? name : undefined, name)
        const values = work(before, change)
        if (found) await rows.update(values)
        else {
          const made = await change.trx
            .insertQuery()
            .table('literature_sources')
            .insert({ id, company_id, project_id, environment, name, ...values })
            .onConflict(['project_id', 'environment', 'name'])
            .ignore()
            .returning('id')
          // Somebody else said the first thing of it at the same moment.
          if (made.length === 0) throw new kernelErrors.E_DATA_STATUS()
        }
      }
    )
  }
}
