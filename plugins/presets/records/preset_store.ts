import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'

import type { Change } from '#kernel/changes/change'
import type { CaseContent } from '#kernel/case/content/case_content'
import { differences } from '#kernel/case/content/differences'
import { Database, type Reading } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { uuidOrNil } from '#kernel/http/is_uuid'
import { currentActor } from '#kernel/tenancy/actor'

import {
  type NewPreset,
  type Preset,
  type PresetKind,
  type PresetList,
  Presets,
} from '#plugins/presets/contract'
import { wording } from '#plugins/presets/lang/server/wording'
import {
  attributesOf,
  type PresetRow,
  presetOf,
  type TemplateRow,
} from '#plugins/presets/records/preset_rows'

type Row = PresetRow | TemplateRow

const attributes = { name: 'name', updatedAt: 'updatedAt', updatedBy: 'updatedByName' } as const

/** Presets in a table; whose they are is said by those who extend it. */
@inject()
export abstract class PresetStore extends Presets {
  /** Its unique index on names is called by the name of the table and `_name`. */
  protected abstract readonly model: LucidModel

  constructor(
    protected database: Database,
    private forms: FormSchemas
  ) {
    super()
  }

  /** Attributes that say whose the rows at hand are. */
  protected abstract ownerColumns(): Record<string, unknown>

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
      const rows = await found()
        .orderBy(attributes[by], direction)
        .orderBy('id')
        .offset(from)
        .limit(to - from + 1)
      const [counted] = await found().count('* as n').pojo<{ n: string }>()
      return { presets: rows.map((row) => presetOf(row, this.forms)), total: Number(counted!.n) }
    })
  }

  async get(id: string): Promise<Preset> {
    return presetOf(await this.read((trx) => this.#find(this.#rows(trx), id)), this.forms)
  }

  async create(change: Change, { id, kind, ...facts }: NewPreset): Promise<Preset> {
    await this.beforeChange(change)
    const updatedByName = currentActor().name
    const values = {
      id,
      ...this.ownerColumns(),
      kind,
      updatedByName,
      ...attributesOf(facts, this.forms),
    }
    const row = await this.#refuseTaken(this.model.create(values, { client: change.trx }))
    change.note('kind', undefined, kind)
    this.#note(change, { name: undefined, content: {} }, facts)
    return presetOf((await row.refresh()) as Row, this.forms)
  }

  async lock(change: Change, id: string, revision?: number): Promise<Preset> {
    await this.beforeChange(change)
    const row = await this.#find(this.#rows(change.trx).forUpdate(), id)
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
    const row = await this.#refuseTaken(this.#rewrite(change, before, attributesOf(to, this.forms)))
    this.#note(change, before, to)
    return presetOf(row, this.forms)
  }

  async remove(change: Change, before: Preset): Promise<Preset> {
    await this.#rewrite(change, before, { removedAt: new Date() })
    this.#note(change, before, { name: undefined, content: {} })
    return before
  }

  #rows(trx: TransactionClientContract) {
    return this.model
      .query<LucidModel, Row>({ client: trx })
      .where(this.ownerColumns())
      .whereNull('removedAt')
  }

  async #find(rows: ModelQueryBuilderContract<LucidModel, Row>, id: string): Promise<Row> {
    const row = await rows.where('id', uuidOrNil(id)).first()
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    return row
  }

  async #rewrite({ trx }: Change, { id, revision }: Preset, values: object): Promise<Row> {
    const row = await this.#find(this.#rows(trx), id)
    const now = { updatedAt: new Date(), updatedByName: currentActor().name }
    return row.merge({ ...values, ...now, revision: revision + 1 }).save()
  }

  #note(change: Change, before: PresetState, after: PresetState) {
    if (before.name !== after.name) change.note('name', before.name, after.name)
    for (const found of differences(before.content, after.content, this.forms.catalogue)) {
      change.note(found.path, found.before, found.after)
    }
  }

  /** The unique index on names objects, also when two people take a name in the same moment. */
  async #refuseTaken<Written>(written: Promise<Written>): Promise<Written> {
    try {
      return await written
    } catch (error) {
      const constraint = error instanceof Error && 'constraint' in error && error.constraint
      throw constraint === `${this.model.table}_name` ? new kernelErrors.E_NAME_REPEATED() : error
    }
  }
}

interface PresetState {
  readonly name: string | undefined
  readonly content: CaseContent
}

const changedMeanwhile = ({ updatedBy }: Preset) =>
  wording('preset_store.changed_meanwhile', { updatedBy })
