// needs: cases, coding, deadlines, drugs, e2b, notifications, organisation, presets, queries
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { batchKinds } from '#kernel/batches/batch_kind'
import { JobStore } from '#kernel/jobs/job_store'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { asActor } from '#tests/factories/as_actor'
import { joinPlugin } from '#tests/fixtures/join_plugin'
import withLayer from '#tests/fixtures/plugins/with_layer/plugin'
import { covered } from '#tests/fixtures/plugins/with_layer/layer'
import { type ListedRoute, writes } from '#tests/isolation/kit/listed_routes'
import { ownRequests } from '#tests/isolation/kit/own_requests'
import { told as requests } from '#tests/isolation/kit/told'
import type { Answer } from '#tests/isolation/kit/visitor'
import type { World } from '#tests/isolation/kit/world'
import {
  asSeeing,
  makeSecretProject,
  ownersOf,
  type SecretProject,
  secretsIn,
} from '#tests/reading/secret_project'

import { CaseReading } from '#plugins/cases/contract/reading'
import { WholeCases } from '#plugins/cases/contract/whole_cases'
import PrintCaseController from '#plugins/cases/printing/print_case_controller'
import ExportCase from '#plugins/e2b/exchange/export_case'

/** Exits that tell secrets to whoever may see them: without them the walk would prove nothing. */
const telling = [
  ...['cases.rows', 'cases.file', 'cases.show', 'cases.pages.edit', 'cases.sheet', 'cases.history'],
  ...['cases.revisions.show', 'cases.audit', 'cases.audit.lines', 'cases.documents.download'],
  ...['e2b.export', 'e2b.exports.download', 'e2b.imports.show', 'coding.review.list'],
]

/** Reads that answer nothing here, and why. Whatever else answers nothing fails the test. */
const unanswered: Readonly<Record<string, string>> = {
  ...requests.unanswered,
  'cases.documents.download': 'the document stands in an element that is taken away',
  'e2b.incoming.show': 'who does not see all of a case sees no message that waits for it',
  'gateway.submission.preview': 'a message says all of a case, to whoever sees all of it',
  'gateway.submission.readable': 'the same, as people read it',
  'gateway.submissions.file': 'the same, of a message that has left',
}

const at = ({ method, pattern, name }: ListedRoute) => `${method} ${pattern} (${name})`

/** Asks all routes, or those of one name, for what the people of this world may not see. */
async function walk(client: ApiClient, world: World, only?: string) {
  const leaks: string[] = []
  const unreached: string[] = []
  let walked = 0
  for await (const { route, addresses, prepare } of ownRequests(client, world)) {
    if (only !== undefined && route.name !== only) continue
    if (typeof addresses === 'string') {
      unreached.push(`${at(route)}: ${addresses}`)
      continue
    }
    const answers: Answer[] = []
    for (const address of addresses) answers.push(await (await prepare(address))())
    walked++
    const found = secretsIn(answers.map(({ text }) => text).join(' '))
    if (found.length > 0) leaks.push(`${at(route)} tells ${found.join(', ')}`)
    const isBroken = answers.some(({ status }) => status >= 500)
    const isSilent = !writes(route) && !answers.some(({ isDone }) => isDone)
    if (isBroken || (isSilent && !unanswered[route.name] && !route.pattern.includes('*'))) {
      const last = answers.at(-1)!
      unreached.push(`${at(route)}: ${last.status} ${last.code} ${last.text.slice(0, 200)}`)
    }
  }
  return { leaks, unreached, walked }
}

test.group('What somebody may not see of a case leaves by no exit', (group) => {
  let own: SecretProject
  const worldOf = async (seesAll: boolean): Promise<World> => ({
    ...{ tables: [], filled: [own.filled], identities: [], problems: [] },
    owners: await ownersOf(own.project, seesAll),
  })
  group.setup(async () => joinPlugin(withLayer))

  test('the exits tell it to whoever may see it', async ({ assert, client }) => {
    own = await makeSecretProject(client)
    assert.lengthOf(own.secrets, 8)
    const told = new Set<string>()
    for await (const { route, addresses, prepare } of ownRequests(client, await worldOf(true))) {
      if (!telling.includes(route.name) || typeof addresses === 'string') continue
      for (const address of addresses) {
        const { text } = await (await prepare(address))()
        if (secretsIn(text).length > 0) told.add(route.name)
      }
    }
    assert.sameMembers([...told], telling)
  })

  test('no answer of any route tells it to whoever may not, and what they write leaves it standing', async ({
    assert,
    client,
  }) => {
    const { leaks, unreached, walked } = await walk(client, await worldOf(false))
    // What is unreached is made known to the kit of tests/isolation.
    assert.deepEqual({ leaks, unreached }, { leaks: [], unreached: [] })
    assert.isAbove(walked, 150)
    const reading = await app.container.make(CaseReading)
    const { content } = await asSeeing(own.project, () => reading.get(own.caseId))
    assert.includeMembers(secretsIn(JSON.stringify(content)), [...own.secrets])
  })

  test('an exit that goes past CaseReading is found', async ({ assert, client, cleanup }) => {
    const honest = PrintCaseController.prototype.handle
    cleanup(() => void (PrintCaseController.prototype.handle = honest))
    PrintCaseController.prototype.handle = async ({ params, response }: HttpContext) => {
      const whole = await app.container.make(WholeCases)
      return response.send(await whole.get(params.caseId)) as never
    }
    const { leaks } = await walk(client, await worldOf(false), 'cases.print')
    assert.lengthOf(leaks, 1)
    assert.match(leaks[0]!, /cases\/:caseId\/print/)
  })

  test('every job, schedule and kind of batch says here what it tells', async ({ assert }) => {
    const { definitions } = await app.container.make(JobStore)
    const registry = await app.container.make(PluginRegistry)
    const kinds = await registry.collect(batchKinds)
    const names = [...definitions, ...kinds].map(({ name }) => name)
    assert.sameMembers(
      names.filter((name) => !name.startsWith('tests.')),
      Object.keys(requests.jobs)
    )
  })

  test('a file that a job or a command writes for somebody holds what they may see', async ({
    assert,
  }) => {
    const exporting = await app.container.make(ExportCase)
    const written = async () =>
      Buffer.from((await exporting.handle(own.caseId, { reason: 'spec' })).xml).toString()
    const scope = own.project.scope(0)
    const hidden = await asActor(scope, written)
    assert.deepEqual(secretsIn(hidden), [])
    assert.include(hidden, covered.shown)
    assert.isAbove(secretsIn(await asSeeing(own.project, written)).length, 5)
  })

  test('nor do many cases that are read one after the other, nor a copy of what left', async ({
    assert,
  }) => {
    const reading = await app.container.make(CaseReading)
    const scope = own.project.scope(0)
    const streamed = async (ids?: string[]) =>
      secretsIn(JSON.stringify(await Array.fromAsync(reading.stream(ids))))
    assert.deepEqual(await asActor(scope, () => streamed()), [])
    assert.deepEqual(await asActor(scope, () => streamed([own.caseId])), [])
    assert.includeMembers(await asSeeing(own.project, () => streamed()), [...own.secrets])
    const copies = async () => {
      const left = await reading.listFrozen(own.caseId)
      const read = left.map(({ id }) =>
        reading.getFrozen(own.caseId, id).catch(({ number }) => number)
      )
      return { left: left.length, read: await Promise.all(read) }
    }
    const { left, read } = await asActor(scope, copies)
    assert.isAbove(left, 0)
    assert.deepEqual([...new Set(read)], [1003])
    const whole = await asSeeing(own.project, copies)
    // A copy that the kit has planted holds no message.
    const told = whole.read.map((copy) => Buffer.from(copy?.bytes ?? []).toString()).join('')
    assert.isAbove(secretsIn(told).length, 5)
  })
})
