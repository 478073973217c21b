import { randomUUID } from 'node:crypto'

import app from '@adonisjs/core/services/app'

import { actAs } from '#kernel/tenancy/actor'
import { actorIn } from '#tests/factories/as_actor'
import { bringCase } from '#tests/isolation/kit/case_ways'
import { owner, type Ready, thenTakeBack } from '#tests/isolation/kit/ready'
import { defineRequests } from '#tests/isolation/kit/requests'

import { defaultProcess } from '#plugins/cases/process/owned_case_process'
import ExportCase from '#plugins/e2b/exchange/export_case'

/** The batches are exports by which a case has left, as whoever sees all of it. */
const exported: Ready = async ({ scope }, ids, named) => {
  const caseId = String(named.caseId)
  const exporting = await app.container.make(ExportCase)
  const reason = 'It is asked for'
  await actAs(actorIn(scope, 'SEE_ALL'), () => exporting.handle(caseId, { reason }))
  const copies = owner().from('case_frozen_copies').where({ case_id: caseId })
  const { id: made } = await copies.orderBy('created_at', 'desc').firstOrFail()
  const { companyId: company_id, projectId: project_id, environment } = scope
  const tenant = { company_id, project_id, environment }
  const item = { ...tenant, position: 1, subject: caseId, state: 'done', verdict: 'incomplete' }
  for (const batch_id of ids) {
    const done = { kind: 'e2b.export', state: 'done', ended_at: new Date() }
    await owner().from('batches').where({ id: batch_id }).update(done)
    await owner()
      .table('batch_items')
      .insert({ ...item, id: randomUUID(), batch_id, made })
  }
}

/** A report that was imported waits for the case once more, which is archived. */
const waits: Ready = async (_own, ids, named) => {
  const caseId = String(named.caseId)
  const { key: status } = defaultProcess.nodes.find(({ kind }) => kind === 'ended')!
  const { status: node, owner_id: holder } = await owner()
    .from('cases')
    .where({ id: caseId })
    .firstOrFail()
  thenTakeBack(() => bringCase(caseId, { node, holder }))
  await owner().from('cases').where({ id: caseId }).update({ status })
  await bringCase(caseId, { node: status, holder: null })
  const of = (table: string) =>
    owner()
      .from(table)
      .whereIn('id', [...ids])
  await of('batch_items').update({ state: 'undecided' })
  await of('e2b_import_items').update({ follows: caseId, brings: 'follow-up' })
}

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  bodies: {
    'e2b.exports.start': ({ caseId }) => ({ caseIds: [caseId] }),
    'e2b.imports.decide': () => ({ decision: 'skip' }),
    'e2b.incoming.accept': ({ revision = 1 }) => ({ revision, chosen: {} }),
  },
  queries: {
    'e2b.export': { reason: 'It is asked for' },
  },
  files: {
    'e2b.imports.start': { field: 'files', name: 'own.xml', text: '<own/>' },
  },
  before: {
    'e2b.exports.problems': exported,
    'e2b.exports.download': exported,
    'e2b.incoming.show': waits,
    'e2b.incoming.accept': waits,
    'e2b.imports.decide': async (_, ids) => {
      await owner()
        .from('batches')
        .whereIn('id', [...ids])
        .update({ kind: 'e2b.import' })
      await owner()
        .from('batch_items')
        .whereIn('id', [...ids])
        .update({ state: 'undecided' })
    },
  },
  words: {
    // One whose settings each project decides for itself.
    plugin: ['e2b'],
  },
  aliases: { import: 'batche', export: 'batche' },
  jobs: {
    'e2b.export': 'its archive is read through a route, which is walked',
    'e2b.import': 'what it tells of a case is read through routes, which are walked',
  },
})
