import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { listQuery } from '#kernel/admin/list_query'
import { sendList } from '#kernel/admin/send_list'
import { refusing } from '#kernel/errors/refusing'
import { byName, has, listOf, ofType, text, whole, words } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { described, objectOf, type Reading, type Takes } from '#kernel/http/takes'
import { aRevision } from '#kernel/http/values'
import { type ProjectSettings, Settings } from '#kernel/settings/settings'

const ofPlugin = described(
  objectOf({ plugin: { type: 'string', description: 'Name of the plugin.' } })
)
const base = vine.compile(vine.object({ revision: aRevision() }))
/** The fields of a plugin are judged with its settings. */
const decision: Reading<{ readonly revision: number; readonly values: unknown }> = {
  toJSONSchema: () => ({
    ...objectOf({ revision: { type: 'integer', minimum: 0 } }),
    additionalProperties: true,
    description:
      'The revision that the change is based on, and the fields that the plugin declares.',
  }),
  read: async (sent) => ({ ...(await base.validate(sent, refusing())), values: sent }),
}

/** Beside what is said of all plugins stand the values of this one, by the names of its fields. */
const ofSettings = {
  ...has({
    id: text,
    revision: whole,
    label: words,
    fields: byName(ofType('Field', 'kernel/fields/field')),
  }),
  additionalProperties: true,
}

/** What the project at hand decides of plugins, for the back office. */
@inject()
export default class SettingsController {
  static readonly takes = {
    list: {
      what: 'List the settings of plugins',
      list: listQuery(['id']),
      answers: described(listOf(ofSettings)),
    },
    show: { what: 'Show the settings of a plugin', path: ofPlugin, answers: described(ofSettings) },
    change: {
      what: 'Change the settings of a plugin',
      path: ofPlugin,
      body: decision,
      answers: described(ofSettings),
    },
  } satisfies Takes

  constructor(private settings: Settings) {}

  async list(ctx: HttpContext) {
    const { list: query } = await hear(ctx, SettingsController.takes.list)
    const all = (await this.settings.list()).map(rowOf)
    const sorted = all.toSorted((a, b) => a.id.localeCompare(b.id, 'en'))
    if (query.sort.direction === 'desc') sorted.reverse()
    const rows = sorted.slice(query.from, query.to + 1)
    return sendList(ctx, 'settings', query, { rows, total: all.length })
  }

  async show({ params }: HttpContext) {
    return ok(rowOf(await this.settings.get(params.plugin)))
  }

  async change(ctx: HttpContext) {
    const { body } = await hear(ctx, SettingsController.takes.change)
    const { revision, values } = body
    return ok(rowOf(await this.settings.change(ctx.params.plugin, values, revision)))
  }
}

/** As a form of the back office takes it: the values beside what describes them. */
const rowOf = ({ values, ...settings }: ProjectSettings) => ({ ...values, ...settings })
