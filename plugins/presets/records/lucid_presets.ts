import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Changes } from '#kernel/changes/changes'
import type { CaseContent } from '#kernel/content/case_content'
import { differences } from '#kernel/content/differences'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FormSchemas } from '#kernel/forms/form_schemas'
import { isUuid } from '#kernel/http/is_uuid'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import {
  type NewPreset,
  type Preset,
  type PresetKind,
  type PresetList,
  Presets,
} from '#plugins/presets/contract'
import { refuseNoPreset } from '#plugins/presets/keeping/refuse_no_preset'
import { columnsOf, presetOf, type PresetRow } from '#plugins/presets/records/preset_rows'

const columns = { name: 'name', updatedAt: 'updated_at', updatedBy: 'updated_by_name' } as const

/** Presets in the table of that name. */
@inject()
export default class LucidPresets extends Presets {
  constructor(
    private database: Database,
    private changes: Changes,
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

  async create(preset: NewPreset): Promise<Preset> {
    const sound = refuseNoPreset(this.forms, preset)
    const id = newId()
    const { companyId, projectId, environment } = currentScope()
    return this.#write('preset.created', id, async (change) => {
      await change.trx.table('presets').insert({
        id,
        company_id: companyId,
        project_id: projectId,
        environment,
        kind: preset.kind,
        updated_by_name: currentActor().name,
        ...columnsOf(sound, this.forms),
      })
      change.note('kind', undefined, preset.kind)
      this.#note(change, { name: undefined, content: {} }, sound)
    })
  }

  async change(
    id: string,
    revision: number,
    { name, content }: Omit<NewPreset, 'kind'>
  ): Promise<Preset> {
    return this.#write('preset.changed', id, async (change) => {
      const before = await this.#lock(change, id)
      if (before.revision !== revision) {
        throw new kernelErrors.E_DATA_STATUS({ detail: changedMeanwhile(before) })
      }
      const sound = refuseNoPreset(this.forms, { kind: before.kind, name, content })
      await change.trx
        .from('presets')
        .where({ id })
        .update({ ...columnsOf(sound, this.forms), ...this.#stamp(change, revision) })
      this.#note(change, before, sound)
    })
  }

  async remove(id: string): Promise<Preset> {
    let removed: Preset | undefined
    const act = { name: 'preset.removed', subject: { type: 'preset', id } } as const
    await this.changes.record(act, async (change) => {
      removed = await this.#lock(change, id)
      const { revision } = removed
      await change.trx
        .from('presets')
        .where({ id })
        .update({ removed_at: change.trx.raw('now()'), ...this.#stamp(change, revision) })
      this.#note(change, removed, { name: undefined, content: {} })
    })
    return removed!
  }

  async #write(
    name: `preset.${string}`,
    id: string,
    work: (change: Change) => Promise<void>
  ): Promise<Preset> {
    try {
      await this.changes.record({ name, subject: { type: 'preset', id } }, work)
    } catch (error) {
      if (isTaken(error)) throw new kernelErrors.E_NAME_REPEATED()
      throw error
    }
    return this.get(id)
  }

  async #lock({ trx }: Change, id: string): Promise<Preset> {
    const row = await trx.from('presets').where(present(id)).forUpdate().first()
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    return presetOf(row, this.forms)
  }

  #stamp({ trx }: Change, revision: number) {
    return {
      revision: revision + 1,
      updated_at: trx.raw('now()'),
      updated_by_name: currentActor().name,
    }
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
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'presets_name'
}

const changedMeanwhile = ({ updatedBy }: Preset) => ({
  en: `${updatedBy} changed this preset meanwhile. Nothing was overwritten; open it anew.`,
  zh: `${updatedBy} 已修改此预设，没有任何内容被覆盖，请重新打开。`,
})
