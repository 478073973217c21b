import app from '@adonisjs/core/services/app'
import vine from '@vinejs/vine'

import { refusing } from '#kernel/errors/refusing'
import { describedWith, type Reading } from '#kernel/http/takes'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

import { type CaseCondition, caseFilters } from '#plugins/cases/contract'
import type { listQuery, ListQuery } from '#plugins/cases/list/list_filters'

/** The filters that plugins of this installation add to the case list. */
const filters = await (await app.container.make(PluginRegistry)).collect(caseFilters)

/** The parameters of those filters. */
export const addedParameters = filters.map(({ parameter }) => parameter)

/** What is asked of the filters of plugins, by parameter. */
export type AddedFilters = Readonly<Record<string, string | undefined>>

/** The parameters of plugins: a text each, which its plugin reads. */
const addedQuery = vine.compile(
  vine.object(
    Object.fromEntries(
      addedParameters.map((each) => [each, vine.string().trim().maxLength(100).optional()])
    )
  )
)

interface AskedOfList {
  readonly asked: ListQuery
  /** Of the filters of plugins. */
  readonly added: AddedFilters
}

/** What the list takes, the parameters of plugins included. */
export const withAddedFilters = (query: typeof listQuery): Reading<AskedOfList> => ({
  toJSONSchema: () =>
    describedWith(
      query,
      Object.fromEntries(filters.map((each) => [each.parameter, each.takes]))
    ).toJSONSchema(),
  read: async (sent) => ({
    asked: await query.validate(sent, refusing()),
    added: await addedQuery.validate(sent, refusing()),
  }),
})

/** What the filters of plugins ask of cases; each refuses with 2017 what it cannot read. */
export async function conditionsOf(asked: AddedFilters): Promise<CaseCondition[]> {
  const conditions = filters.map(({ parameter, read }) => {
    const said = asked[parameter]
    return said ? [read(said)] : []
  })
  return Promise.all(conditions.flat())
}
