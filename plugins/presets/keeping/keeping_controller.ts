import type { HttpContext } from '@adonisjs/core/http'

import { sendList } from '#kernel/admin/send_list'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'

import type { Preset, PresetKind, Presets } from '#plugins/presets/contract'
import type ChangePreset from '#plugins/presets/keeping/change_preset'
import type KeepPreset from '#plugins/presets/keeping/keep_preset'
import { keepingTakes } from '#plugins/presets/keeping/keeping_takes'
import type RemovePreset from '#plugins/presets/keeping/remove_preset'

/** The presets of one kind over HTTP, for the back office; whose they are is said by its heirs. */
export abstract class KeepingController {
  /** Of the resource, before its kind. */
  protected abstract readonly name: string
  /** What is kept: one of it, and several. */
  protected abstract readonly called: readonly [one: string, many: string]

  constructor(
    protected presets: Presets,
    private keepPreset: KeepPreset,
    private changePreset: ChangePreset,
    private removePreset: RemovePreset
  ) {}

  get takes() {
    return keepingTakes(...this.called)
  }

  async list(ctx: HttpContext) {
    const { path, list: query } = await hear(ctx, this.takes.list)
    const { sort, ...part } = query
    const asked = { ...part, by: sort.column, direction: sort.direction }
    const { presets: rows, total } = await this.presets.list(path.kind, asked)
    return sendList(ctx, `${this.name}/${path.kind}`, query, { rows, total })
  }

  async show(ctx: HttpContext) {
    return ok(await this.#get(ctx, await hear(ctx, this.takes.show)))
  }

  async create(ctx: HttpContext) {
    const { path, body } = await hear(ctx, this.takes.create)
    const { name, content } = body
    return ok(await this.keepPreset.handle(this.presets, { kind: path.kind, name, content }))
  }

  async change(ctx: HttpContext) {
    const heard = await hear(ctx, this.takes.change)
    const { id } = await this.#get(ctx, heard)
    const { name, content, revision } = heard.body
    const wish = { id, revision, name, content }
    return ok(await this.changePreset.handle(this.presets, wish))
  }

  async remove(ctx: HttpContext) {
    const { id } = await this.#get(ctx, await hear(ctx, this.takes.remove))
    return ok(await this.removePreset.handle(this.presets, id))
  }

  /** A preset is found under its own kind only. */
  async #get({ params }: HttpContext, { path }: { path: { kind: PresetKind } }): Promise<Preset> {
    const preset = await this.presets.get(params.id)
    if (preset.kind !== path.kind) throw new kernelErrors.E_DATA_NOT_FOUND()
    return preset
  }
}
