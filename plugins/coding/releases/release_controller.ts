import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { listQuery } from '#kernel/admin/list_query'
import { sendList } from '#kernel/admin/send_list'
import {
  answering,
  answeringList,
  answeringNothing,
  byName,
  has,
  id,
  listOf,
  moment,
  oneOf,
  text,
  whole,
  words,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'

import { releaseFields, type ReleaseState } from '#plugins/coding/contract/release'
import { DictionaryReleases } from '#plugins/coding/records/dictionary_releases'
import { Dictionaries } from '#plugins/coding/loading/dictionaries'
import ActOnRelease from '#plugins/coding/releases/act_on_release'
import { actsFrom, releaseActs } from '#plugins/coding/releases/release_acts'

const columns = ['loadedAt', 'version', 'language', 'state', 'fileName', 'loadedByName'] as const
const filters = { state: releaseFields.state, language: releaseFields.language }

const actBody = vine.compile(vine.object({ act: vine.enum(releaseActs.map(({ act }) => act)) }))

const releaseAnswer = {
  id,
  revision: whole,
  dictionary: text,
  version: text,
  language: oneOf('en', 'zh', 'ja'),
  state: oneOf('imported', 'approved', 'active', 'retired'),
  fileName: text,
  sha256: text,
  encoding: text,
  loadedByName: text,
  counts: byName(whole),
  entries: whole,
  loadedAt: moment,
}

/** The releases of dictionaries, for the back office. */
@inject()
export default class ReleaseController {
  static readonly takes = {
    list: {
      what: 'List releases of dictionaries',
      list: listQuery(columns, filters),
      answers: answeringList(releaseAnswer),
    },
    show: {
      what: 'One release of a dictionary',
      answers: answering({
        ...releaseAnswer,
        counted: listOf(has({ label: words, count: whole })),
        acts: listOf(oneOf(...releaseActs.map(({ act }) => act))),
      }),
    },
    act: {
      what: 'Approve, activate, retire, reactivate or discard a release',
      body: actBody,
      answers: answeringNothing,
    },
  } satisfies Takes

  constructor(
    private releases: DictionaryReleases,
    private dictionaries: Dictionaries,
    private actOnRelease: ActOnRelease
  ) {}

  async list(ctx: HttpContext) {
    const { list: query } = await hear(ctx, ReleaseController.takes.list)
    return sendList(ctx, 'dictionary_releases', query, await this.releases.list(query))
  }

  async show({ params }: HttpContext) {
    const release = await this.releases.get(params.id)
    const labels = await this.dictionaries.labelsOf(release.dictionary as string)
    const { counts } = release as unknown as { counts: Record<string, number> }
    const counted = Object.entries(labels).map(([name, label]) => ({
      label,
      count: counts[name] ?? 0,
    }))
    return ok({ ...release, counted, acts: actsFrom(release.state as ReleaseState) })
  }

  async act(ctx: HttpContext) {
    const { body } = await hear(ctx, ReleaseController.takes.act)
    await this.actOnRelease.handle(ctx.params.id, body.act)
    return ok({})
  }
}
