import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { describeListQuery, readListQuery } from '#kernel/admin/list_query'
import { sendList } from '#kernel/admin/send_list'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'

import { releaseFields, type ReleaseState } from '#plugins/coding/contract/release'
import { DictionaryReleases } from '#plugins/coding/records/dictionary_releases'
import { Dictionaries } from '#plugins/coding/loading/dictionaries'
import ActOnRelease from '#plugins/coding/releases/act_on_release'
import { actsFrom, releaseActs } from '#plugins/coding/releases/release_acts'

const columns = ['loadedAt', 'version', 'language', 'state', 'fileName', 'loadedByName'] as const
const filters = { state: releaseFields.state, language: releaseFields.language }

const actBody = vine.compile(vine.object({ act: vine.enum(releaseActs.map(({ act }) => act)) }))

/** The releases of dictionaries, for the back office. */
@inject()
export default class ReleaseController {
  static readonly takes: Takes = {
    list: { what: 'List releases of dictionaries', list: describeListQuery(columns, filters) },
    show: { what: 'One release of a dictionary' },
    act: { what: 'Approve, activate, retire, roll back or discard a release', body: actBody },
  }

  constructor(
    private releases: DictionaryReleases,
    private dictionaries: Dictionaries,
    private actOnRelease: ActOnRelease
  ) {}

  async list(ctx: HttpContext) {
    const query = await readListQuery(ctx.request.qs(), columns, filters)
    return sendList(ctx, 'dictionary_releases', query, await this.releases.list(query))
  }

  async show({ params }: HttpContext) {
    const release = await this.releases.get(params.id)
    const labels = await this.dictionaries.labelsOf(release.dictionary as string)
    const { counts } = release as unknown as { counts: Record<string, number> }
    const counted = Object.entries(labels).map(([name, label]) => ({ label, count: counts[name] }))
    return ok({ ...release, counted, acts: actsFrom(release.state as ReleaseState) })
  }

  async act({ params, request }: HttpContext) {
    const [invalid, body] = await actBody.tryValidate(request.all())
    if (invalid) throw new kernelErrors.E_PARAMETER({ fields: invalid.messages })
    await this.actOnRelease.handle(params.id, body.act)
    return ok({})
  }
}
