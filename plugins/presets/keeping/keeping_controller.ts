import type { HttpContext } from '@adonisjs/core/http'

import { readListQuery } from '#kernel/admin/list_query'
import { sendList } from '#kernel/admin/send_list'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { ok } from '#kernel/http/envelope'

import type { Preset, Presets } from '#plugins/presets/contract'
import type ChangePreset from '#plugins/presets/keeping/change_preset'
import type KeepPreset from '#plugins/presets/keeping/keep_preset'
import { columns } from '#plugins/presets/keeping/keeping_takes'
import { kindOf } from '#plugins/presets/keeping/kind_of'
import type RemovePreset from '#plugins/presets/keeping/remove_preset'

/** The presets of one kind over HTTP, for the back office; whose they are is said by its heirs. */
export abstract class KeepingController {
  /** Of the resource, before its kind. */
  protected abstract readonly name: string

  constructor(
    protected presets: Presets,
    private keepPreset: KeepPreset,
    private changePreset: ChangePreset,
    private removePreset: RemovePreset
  ) {}

  async list(ctx: HttpContext) {
    const kind = kindOf(ctx.params.kind)
    const query = await readListQuery(ctx.request.qs(), columns)
    const { sort, ...part } = query
    const by = sort.column as (typeof columns)[number]
    const found = await this.presets.list(kind, { ...part, by, direction: sort.direction })
    const list = { rows: found.presets, total: found.total }
    return sendList(ctx, `${this.name}/${kind}`, query, list)
  }

  async show({ params }: HttpContext) {
    return ok(await this.#get(params))
  }

  async create({ params, request }: HttpContext) {
    const { name, content } = request.all()
    return ok(
      await this.keepPreset.handle(this.presets, { kind: kindOf(params.kind), name, content })
    )
  }

  async change({ params, request }: HttpContext) {
    const { id } = await this.#get(params)
    const { name, content, revision } = request.all()
    const wish = { id, revision: Number(revision), name, content }
    return ok(await this.changePreset.handle(this.presets, wish))
  }

  async remove({ params }: HttpContext) {
    const { id } = await this.#get(params)
    return ok(await this.removePreset.handle(this.presets, id))
  }

  /** A preset is found under its own kind only. */
  async #get({ kind, id }: Record<string, string>): Promise<Preset> {
    const preset = await this.presets.get(id!)
    if (preset.kind !== kindOf(kind!)) throw new kernelErrors.E_DATA_NOT_FOUND()
    return preset
  }
}
