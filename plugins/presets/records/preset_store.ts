import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import type { CaseContent } from '#kernel/content/case_content'
import { differences } from '#kernel/content/differences'
import { Database, type Reading } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FormSchemas } from '#kernel/forms/form_schemas'
import { isUuid } from '#kernel/http/is_uuid'
import { currentActor } from '#kernel/tenancy/actor'

import {
  type NewPreset,
  type Preset,
  type PresetKind,
  type PresetList,
  Presets,
} from '#plugins/presets/contract'
import { wording } from '#plugins/presets/lang/server/wording'
import { columnsOf, presetOf, type PresetRow } from '#plugins/presets/records/preset_rows'

const columns = { name: 'name', updatedAt: 'updated_at', updatedBy: 'updated_by_name' } as const

/** Presets in a table; whose they are is said by those who extend it. */
@inject()
export abstract class PresetStore extends Presets {
  /** Its unique index on names is called `table_name`. */
  protected abstract readonly table: string

  constructor(
    protected database: Database,
    private forms: FormSchemas
  ) {
    super()
  }

  /** Columns that say whose the rows at hand are. */
  protected abstract home(): Record<string, unknown>

  protected abstract read<Result>(work: (trx: Reading) => Promise<Result>): Promise<Result>

  /** Refuses every change. */
  protected async beforeChange(_change: Change): Promise<void> {}

  async list(kind: PresetKind, { text, by, direction, from, to }: PresetList) {
    return this.read(async (trx) => {
      const found = () => {
        const rows = this.#rows(trx).where({ kind })
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
    const row = await this.read((trx) => this.#rows(trx).where('id', sought(id)).first())
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    return presetOf(row, this.forms)
  }

  async create(change: Change, { id, kind, ...said }: NewPreset): Promise<Preset> {
    await this.beforeChange(change)
    const written = change.trx.table(this.table).insert({
      id,
      ...this.home(),
      kind,
      updated_by_name: currentActor().name,
      ...columnsOf(said, this.forms),
    })
    await this.#refuseTaken(written)
    change.note('kind', undefined, kind)
    this.#note(change, { name: undefined, content: {} }, said)
    return this.#read(change, id)
  }

  async lock(change: Change, id: string, revision?: number): Promise<Preset> {
    await this.beforeChange(change)
    const row = await this.#rows(change.trx).where('id', sought(id)).forUpdate().first()
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
    await this.#refuseTaken(this.#update(change, before, columnsOf(to, this.forms)))
    this.#note(change, before, to)
    return this.#read(change, before.id)
  }

  async remove(change: Change, before: Preset): Promise<Preset> {
    await this.#update(change, before, { removed_at: change.trx.raw('now()') })
    this.#note(change, before, { name: undefined, content: {} })
    return before
  }

  #rows(trx: TransactionClientContract) {
    return trx.from(this.table).where(this.home()).whereNull('removed_at')
  }

  #update({ trx }: Change, { id, revision }: Preset, values: Record<string, unknown>) {
    return trx
      .from(this.table)
      .where({ id })
      .update({
        ...values,
        revision: revision + 1,
        updated_at: trx.raw('now()'),
        updated_by_name: currentActor().name,
      })
  }

  async #read({ trx }: Change, id: string): Promise<Preset> {
    return presetOf(await trx.from(this.table).where({ id }).firstOrFail(), this.forms)
  }

  #note(change: Change, before: Said, after: Said) {
    if (before.name !== after.name) change.note('name', before.name, after.name)
    for (const found of differences(before.content, after.content, this.forms.catalogue)) {
      change.note(found.path, found.before, found.after)
    }
  }

  /** The unique index on names objects, also when two people take a name in the same moment. */
  async #refuseTaken(written: PromiseLike<unknown>): Promise<void> {
    try {
      await written
    } catch (error) {
      const constraint = error instanceof Error && 'constraint' in error && error.constraint
      throw constraint === `${this.table}_name` ? new kernelErrors.E_NAME_REPEATED() : error
    }
  }
}

interface Said {
  readonly name: string | undefined
  readonly content: CaseContent
}

/** Text that is no id finds nothing. */
function sought(id: string): string {
  return isUuid(id) ? id : '00000000-0000-0000-0000-000000000000'
}

const changedMeanwhile = ({ updatedBy }: Preset) =>
  wording('preset_store.changed_meanwhile', { updatedBy })
