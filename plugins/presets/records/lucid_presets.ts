import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import type { CaseContent } from '#kernel/content/case_content'
import { differences } from '#kernel/content/differences'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FormSchemas } from '#kernel/forms/form_schemas'
import { isUuid } from '#kernel/http/is_uuid'
import { currentActor, currentScope } from '#kernel/tenancy/actor'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import {
  type NewPreset,
  type Preset,
  type PresetKind,
  type PresetList,
  Presets,
} from '#plugins/presets/contract'
import { columnsOf, presetOf, type PresetRow } from '#plugins/presets/records/preset_rows'

const columns = { name: 'name', updatedAt: 'updated_at', updatedBy: 'updated_by_name' } as const

/** Presets in the table of that name. */
@inject()
export default class LucidPresets extends Presets {
  constructor(
    private database: Database,
    private forms: FormSchemas
  ) {
    super()
  }

  async list(kind: PresetKind, { text, by, direction, from, to }: PresetList) {
    return this.database.read(async (trx) => {
      const found = () => {
        const rows = trx.from('presets').where({ kind }).whereNull('removed_at')
        if (text) rows.whereRaw('strpos(words, lower(?)) > 0', [text])
        return rows
      }
      const rows: PresetRow[] = await found()
        .orderBy(columns[by], direction)
        .orderBy('id')
        .offset(from)
        .limit(to - from + 1)
      const [{ n }] = await found().count('* as n')
      return { presets: rows.map((row) => presetOf(row, this.forms)), total: Number(n) }
    })
  }

  async get(id: string): Promise<Preset> {
    const row = await this.database.read((trx) => trx.from('presets').where(present(id)).first())
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    return presetOf(row, this.forms)
  }

  async create(change: Change, { id, kind, ...said }: NewPreset): Promise<Preset> {
    await refuseClosedProject(change)
    const { companyId, projectId, environment } = currentScope()
    const written = change.trx.table('presets').insert({
      id,
      company_id: companyId,
      project_id: projectId,
      environment,
      kind,
      updated_by_name: currentActor().name,
      ...columnsOf(said, this.forms),
    })
    await refuseTaken(written)
    change.note('kind', undefined, kind)
    this.#note(change, { name: undefined, content: {} }, said)
    return this.#read(change, id)
  }

  async lock(change: Change, id: string, revision?: number): Promise<Preset> {
    await refuseClosedProject(change)
    const row = await change.trx.from('presets').where(present(id)).forUpdate().first()
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    const preset = presetOf(row, this.forms)
    if (revision !== undefined && preset.revision !== revision) {
      throw new kernelErrors.E_DATA_STATUS({ detail: changedMeanwhile(preset) })
    }
    return preset
  }

  async change(
    change: Change,
    before: Preset,
    to: Pick<Preset, 'name' | 'content'>
  ): Promise<Preset> {
    await refuseTaken(this.#update(change, before, columnsOf(to, this.forms)))
    this.#note(change, before, to)
    return this.#read(change, before.id)
  }

  async remove(change: Change, before: Preset): Promise<Preset> {
    await this.#update(change, before, { removed_at: change.trx.raw('now()') })
    this.#note(change, before, { name: undefined, content: {} })
    return before
  }

  #update({ trx }: Change, { id, revision }: Preset, values: Record<string, unknown>) {
    return trx
      .from('presets')
      .where({ id })
      .update({
        ...values,
        revision: revision + 1,
        updated_at: trx.raw('now()'),
        updated_by_name: currentActor().name,
      })
  }

  async #read({ trx }: Change, id: string): Promise<Preset> {
    return presetOf(await trx.from('presets').where({ id }).firstOrFail(), this.forms)
  }

  #note(change: Change, before: Said, after: Said) {
    if (before.name !== after.name) change.note('name', before.name, after.name)
    for (const found of differences(before.content, after.content, this.forms.catalogue)) {
      change.note(found.path, found.before, found.after)
    }
  }
}

interface Said {
  readonly name: string | undefined
  readonly content: CaseContent
}

/** The row with that id, unless it was removed; text that is no id finds nothing. */
function present(id: string) {
  const nothing = '00000000-0000-0000-0000-000000000000'
  return { id: isUuid(id) ? id : nothing, removed_at: null }
}

/** The unique index on names objects, also when two people take a name in the same moment. */
async function refuseTaken(written: PromiseLike<unknown>): Promise<void> {
  try {
    await written
  } catch (error) {
    const isTaken =
      error instanceof Error && 'constraint' in error && error.constraint === 'presets_name'
    throw isTaken ? new kernelErrors.E_NAME_REPEATED() : error
  }
}

const changedMeanwhile = ({ updatedBy }: Preset) => ({
  en: `${updatedBy} changed this preset meanwhile. Nothing was overwritten; open it anew.`,
  zh: `${updatedBy} 已修改此预设，没有任何内容被覆盖，请重新打开。`,
})
