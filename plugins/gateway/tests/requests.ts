import app from '@adonisjs/core/services/app'

import { FileStore } from '#kernel/files/file_store'
import { word } from '#tests/isolation/kit/body'
import { owner, type Ready } from '#tests/isolation/kit/ready'
import { defineRequests } from '#tests/isolation/kit/requests'

import { anAcknowledgement } from '#tests/invented/acknowledgement'

/** A destination whose name no other one has. */
const destination = () => ({
  ...{ code: word().slice(0, 20), name: word(), region: 'CN', authority: word().slice(0, 20) },
  ...{ connectionId: null, batchSender: 'A', batchReceiver: 'B', messageSender: 'A' },
  ...{ messageReceiver: 'B', fileName: '{number}.xml', maxMegabytes: 20, countsFrom: 'receipt' },
  ...{ remindHours: 24, escalateHours: 48, contact: '' },
})

const submissions = (of: Record<string, unknown>) => owner().from('submissions').where(of)

/** Nothing of it has left. */
const isAt =
  (state: string, isPortal: boolean): Ready =>
  async (_own, [id]) => {
    const act = state === 'halted' ? 'halted' : 'frozen'
    await owner()
      .from('submission_steps')
      .where({ submission_id: id! })
      .update({ act, has_left: null })
    await submissions({ id }).update({ state, is_portal: isPortal })
  }

/** Nobody has said anything of the case, and nothing of it was submitted. */
const undecided: Ready = async (_own, _ids, { caseId }) => {
  await owner()
    .from('regional_declarations')
    .where({ case_id: String(caseId) })
    .delete()
  await submissions({ case_id: caseId }).update({ state: 'withdrawn' })
}

const settled: Ready = async (_own, [id]) => {
  await submissions({ destination_id: id }).update({ state: 'closed' })
}

/** It is a folder whose name is missing. */
const folder: Ready = async (_own, [id]) => {
  const connection = owner().from('gateway_connections').where({ id: id! })
  await connection.update({ transport: 'folder', options: '[]', sealed: '{}' })
}

/** An acknowledgement waits in the project of the visitor, and its bytes are in the store. */
const waits: Ready = async ({ scope }, ids) => {
  const store = await app.container.make(FileStore)
  const { sha256: file_sha } = await store.put(Buffer.from(anAcknowledgement()))
  const { projectId: of_project_id, environment: of_environment } = scope
  const place = { of_project_id, of_environment, submission_id: null }
  await owner()
    .from('gateway_arrivals')
    .whereIn('id', [...ids])
    .update({ state: 'orphan', part: 1, file_sha, ...place })
}

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  forms: {
    gateway_destinations: destination,
    gateway_connections: () => ({
      ...{ name: word(), transport: 'folder', serves: 0, sponsorId: null, serverId: null },
      options: [{ name: 'folder', value: 'own' }],
    }),
  },
  bodies: {
    'gateway.arrivals.assign': ({ submissionId }) => ({ submissionId }),
    'gateway.arrivals.set_aside': () => ({ reason: 'It is of others' }),
    'gateway.sending.open': () => ({ reason: 'Own' }),
    'gateway.remarks.mark': () => ({ isOpen: false }),
    'gateway.submission.submit': ({ gatewayDestinationId }) => ({
      ...{ destinations: [gatewayDestinationId], revision: 1, overWarnings: true },
    }),
    'gateway.submissions.many': ({ caseId }) => ({ caseIds: [caseId], act: 'confirm' }),
  },
  whole: {
    'gateway.declaration.decide': () => ({ isRequired: true }),
    'gateway.submissions.receipt': () => ({ number: 'R-1', day: '2026-01-05' }),
    'gateway.gateway_destinations.stage': () => ({ stage: 'set_up', reason: 'Own' }),
    'gateway.gateway_connections.seal': () => ({ name: 'key' }),
  },
  files: {
    'gateway.arrivals.upload': { field: 'files', name: 'own.ack', text: '<own/>' },
  },
  queries: {
    'gateway.submission.check': ({ gatewayDestinationId }) => ({
      destination: gatewayDestinationId,
    }),
    'gateway.submission.preview': ({ gatewayDestinationId }) => ({
      destination: gatewayDestinationId,
    }),
    'gateway.submission.readable': ({ gatewayDestinationId }) => ({
      destination: gatewayDestinationId,
    }),
    'gateway.submissions.calendar': { month: '2026-01' },
  },
  unanswered: {
    'gateway.gateway_connections.remove': 'a destination of the walk uses the connection',
  },
  before: {
    'gateway.arrivals.list': waits,
    'gateway.arrivals.assign': waits,
    'gateway.arrivals.set_aside': waits,
    'gateway.declaration.decide': undecided,
    'gateway.submissions.many': undecided,
    'gateway.submissions.withdraw': isAt('queued', false),
    'gateway.submissions.resume': isAt('halted', false),
    'gateway.submissions.close': isAt('queued', false),
    'gateway.submissions.receipt': isAt('portal', true),
    'gateway.submissions.portal_file': async (...asked) => {
      await isAt('portal', true)(...asked)
      const files = await app.container.make(FileStore)
      const { sha256 } = await files.put(Buffer.from('<own/>'))
      await submissions({ id: asked[1][0] }).update({ message_sha: sha256 })
    },
    'gateway.gateway_destinations.change': settled,
    'gateway.gateway_destinations.remove': settled,
    'gateway.gateway_destinations.stage': async (_own, [id]) => {
      await owner().from('gateway_destinations').where({ id: id! }).update({ stage: 'in_test' })
    },
    'gateway.gateway_connections.test': folder,
    'gateway.gateway_connections.seal': folder,
  },
  neverDone: {
    'gateway.submission.submit': 'the rules find errors in the cases of the walk',
  },
  aliases: { destination: 'gateway_destination' },
  shapes: {
    'gateway_arrivals.names': (mark) => [mark],
    'gateway_arrivals.sentence': (mark) => ({ en: mark, zh: mark }),
    'gateway_connections.options': () => [],
    'gateway_connections.sealed': () => ({}),
  },
  jobs: {
    'gateway.send': 'what it tells of a case is read through routes, which are walked',
    'gateway.sweep': 'it says nothing of a case',
    'gateway.collect': 'it says nothing of a case',
    'gateway.read_arrivals': 'what it tells of a case is read through routes, which are walked',
    'gateway.many': 'its verdicts name destinations alone',
  },
})
