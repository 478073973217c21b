import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'

import { Settings } from '#kernel/settings/settings'
import { actAs } from '#kernel/tenancy/actor'
import { systemIn } from '#kernel/tenancy/as_system'
import { makeProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import type { StrategyWords } from '#plugins/literature/contract/strategy'
import { LoopbackProvider } from '#plugins/literature/loopback/loopback_provider'
import { PlanSearches } from '#plugins/literature/searching/plan_searches'
import { RunSearch } from '#plugins/literature/searching/run_search'

/** Words of a strategy of which only these are known. */
export const wordsOf = (given: Partial<StrategyWords> = {}): StrategyWords => ({
  ...{ keyword_zh: [], keyword_en: ['demoprazole'], inn: [], brand: [], safety: ['rash'] },
  ...given,
})

type Cleanup = (work: () => Promise<void>) => void

/** A project in which somebody searches literature, beside databases on this machine. */
export async function searchedProject(client: ApiClient, cleanup: Cleanup) {
  const project = await makeProject()
  const permissions = ['LITER_REPORT', 'LITER_CONF']
  const user = await makeUser({ project, permissions })
  const browser = await signIn(client, user)
  const provider = new LoopbackProvider(app.inProduction)
  await provider.start()
  cleanup(() => provider.stop())
  const scope = project.scope()
  const asSystem = <Result>(work: () => Promise<Result>) => actAs(systemIn(scope), work)
  const answer = async (request: ReturnType<typeof browser.get>) => (await request).body()
  const post = (path: string, body: object = {}) =>
    answer(browser.post(`/api/literature/${path}`).json(body))
  const put = (path: string, body: object) =>
    answer(browser.put(`/api/literature/${path}`).json(body))
  const get = async (path: string) => (await answer(browser.get(`/api/literature/${path}`))).data
  const rows = (table: string) =>
    db.connection('owner').from(table).where({ project_id: scope.projectId })
  return {
    ...{ project, user, browser, provider, scope, asSystem, post, put, get, rows },
    /** A product whose sources are searched from a day on. */
    async task(sources: readonly string[], given: object = {}) {
      const { data } = await post('strategies', { name: 'Demoprazole', words: wordsOf() })
      const { productId } = data
      const { data: made } = await post('tasks', {
        ...{ productId, sources, cycle: '1_week', anchor: '2026-03-02', dueDays: 7 },
        ...{ ownerId: user.id, ...given },
      })
      return { productId: productId as string, taskId: made.id as string }
    },
    /** Sources that have an address are those of this machine. */
    async aim() {
      const options = (path: string) => ({ options: { address: `${provider.address}/${path}` } })
      await put('sources/pubmed', options('eutils'))
      await put('sources/europe_pmc', options('europepmc'))
      await put('sources/endpoint', options('own'))
    },
    /** Has databases without an open interface searched through the endpoint. */
    switchEndpoint: () =>
      asSystem(async () => {
        const settings = await app.container.make(Settings)
        const { values, revision } = await settings.get('literature')
        await settings.change('literature', { ...values, endpoint: 'on' }, revision)
      }),
    plan: (today: string) =>
      asSystem(async () => (await app.container.make(PlanSearches)).handle(today)),
    /** As a worker would, at a moment. */
    run: (id: string, now = new Date(Date.now() + 3_600_000)) =>
      asSystem(async () => (await app.container.make(RunSearch)).handle(id, now)),
    search: async (id: string) =>
      (await get(`searches/${id}`)) as {
        readonly search: Readonly<Record<string, never>>
        readonly tries: readonly { readonly act: string; readonly code: number | null }[]
      },
  }
}
