import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { differences } from '#kernel/admin/resources/differences'
import { soundValues } from '#kernel/admin/resources/sound_values'
import { Changes, type OpenChange } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { checkValues } from '#kernel/fields/check_values'
import type { Fields, ValuesOf } from '#kernel/fields/field'
import type { Words } from '#kernel/language/words'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import type { PluginSettings } from '#kernel/settings/plugin_settings'
import { currentScope } from '#kernel/tenancy/actor'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

/** The settings of a plugin in a project, with all that their form needs. */
export interface ProjectSettings {
  /** Name of the plugin. */
  readonly id: string
  /** Number of the latest change; 0 while all is as usual. */
  readonly revision: number
  readonly label: Words
  readonly fields: Fields
  readonly values: Readonly<Record<string, unknown>>
}

/** What projects decide of plugins for themselves, as the manifests of these declare it. */
@inject()
export class Settings {
  constructor(
    private database: Database,
    private changes: Changes,
    private plugins: PluginRegistry
  ) {}

  /** What holds in the project and environment at hand. */
  async of<All extends Fields>(
    plugin: string,
    settings: PluginSettings<All>
  ): Promise<ValuesOf<All>> {
    return this.database.read(async (trx) => {
      const row = await find(trx, plugin)
      return valuesIn(settings, row?.values) as ValuesOf<All>
    })
  }

  /** Those of all plugins that declare some. */
  async list(): Promise<ProjectSettings[]> {
    const declaring = this.plugins.plugins.filter(({ settings }) => settings !== undefined)
    return Promise.all(declaring.map(({ name }) => this.get(name)))
  }

  /** Refuses with 1005 a plugin that has none. */
  async get(plugin: string): Promise<ProjectSettings> {
    const settings = this.#declared(plugin)
    const row = await this.database.read((trx) => find(trx, plugin))
    const { label, fields } = settings
    const values = valuesIn(settings, row?.values)
    return { id: plugin, revision: row?.revision ?? 0, label, fields, values }
  }

  /**
   * Changes them; where nothing becomes different nothing is written. Refuses with 2017 what is
   * wrong with them, with 1006 when others changed them since `revision`.
   */
  async change(plugin: string, sent: unknown, revision: number): Promise<ProjectSettings> {
    await this.changes.recordMany((open) => this.changeWithin(open, plugin, sent, revision))
    return this.get(plugin)
  }

  /** The same as part of a larger change. */
  async changeWithin(
    open: OpenChange,
    plugin: string,
    sent: unknown,
    revision: number
  ): Promise<void> {
    const settings = this.#declared(plugin)
    const { fields } = settings
    const sound = soundValues(fields, sent)
    const before = await this.database.read((trx) => find(trx, plugin))
    if ((before?.revision ?? 0) !== revision) throw new kernelErrors.E_DATA_STATUS()
    const news = differences(fields, valuesIn(settings, before?.values), sound)
    if (news.length === 0) return
    const id = before?.id ?? newId()
    const change = open({ name: 'settings.changed', subject: { type: 'settings', id } })
    await refuseClosedProject(change)
    const { companyId: company_id, projectId: project_id, environment } = currentScope()
    const { rowCount } = await change.trx.rawQuery(
      `insert into settings (id, company_id, project_id, environment, plugin, "values")
       values (?, ?, ?, ?, ?, ?)
       on conflict (project_id, environment, plugin) do update
         set "values" = excluded."values", revision = settings.revision + 1
         where settings.revision = ?`,
      [id, company_id, project_id, environment, plugin, JSON.stringify(sound), revision]
    )
    // Somebody else was first, in the same moment.
    if (rowCount === 0) throw new kernelErrors.E_DATA_STATUS()
    for (const { path, before: was, after } of news) change.note(path, was, after)
  }

  #declared(plugin: string): PluginSettings {
    const settings = this.plugins.find(plugin)?.settings
    if (!settings) throw new kernelErrors.E_DATA_NOT_FOUND()
    return settings
  }
}

interface Row {
  readonly id: string
  readonly values: Readonly<Record<string, unknown>>
  readonly revision: number
}

async function find(trx: TransactionClientContract, plugin: string): Promise<Row | null> {
  return trx.from('settings').where({ plugin }).select('id', 'values', 'revision').first()
}

/** The stored values, as far as the plugin of today still takes them, and the usual for all else. */
function valuesIn({ fields, usual }: PluginSettings, stored: Row['values'] = {}) {
  const values = Object.keys(fields).map((name) => {
    const isSound =
      name in stored &&
      checkValues({ [name]: fields[name]! }, { [name]: stored[name] }).length === 0
    return [name, isSound ? stored[name] : usual[name]]
  })
  return Object.fromEntries(values) as Record<string, unknown>
}
