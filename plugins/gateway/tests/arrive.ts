import { randomUUID } from 'node:crypto'

import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'

import { Changes } from '#kernel/changes/changes'
import type { CaseContent } from '#kernel/case/content/case_content'
import type { Environment } from '#kernel/tenancy/scope'
import { asActor } from '#tests/factories/as_actor'
import { reportContent } from '#tests/factories/make_message'
import { makeProject, unique } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'

import { CaseRecords } from '#plugins/cases/contract'

/** What a test says of a destination; the rest is usual. */
export const aDestination = (given: object = {}) => ({
  ...{ code: unique('D').slice(0, 20), name: 'Authority', region: 'CN', authority: unique('A') },
  ...{ connectionId: null, batchSender: 'OWN', batchReceiver: 'THEIRS', messageSender: 'OWN' },
  ...{ messageReceiver: 'THEIRS', fileName: '{code}_{number}.xml', maxMegabytes: 20 },
  ...{ countsFrom: 'receipt', remindHours: 24, escalateHours: 48, contact: '', ...given },
})

/** A project with somebody who submits, somebody who sets up, and the ways to do so. */
export async function arrive(client: ApiClient, environment: Environment = 0) {
  const project = await makeProject()
  const submitter = await makeUser({
    project,
    permissions: ['CASE_DATA', 'CASE_EDIT', 'CASE_DECLARE', 'CASE_DECLARE_CONF', 'PROCESS_ENTRY'],
  })
  const administrator = await makeUser({ project, administers: 'company' })
  const browser = await signIn(client, submitter, environment)
  const company = await signIn(client, administrator, environment)
  return {
    ...{ project, browser, company, scope: project.scope(environment) },
    connect: (given: object = {}) => connect(company, environment, given),
    aim: (given: object = {}) => aim(browser, given),
    aCase: (given: CaseContent = {}) => aCase(project.scope(environment), given),
  }
}

const data = async (request: ReturnType<SignedInClient['post']>) => {
  const body = (await request).body()
  if (body.status !== true) throw new Error(`Refused: ${JSON.stringify(body)}`)
  return body.data
}

async function connect(company: SignedInClient, serves: Environment, given: object) {
  const values = {
    ...{ name: unique('Folder'), transport: 'folder', serves, sponsorId: null, serverId: null },
    options: [{ name: 'folder', value: unique('f') }],
    ...given,
  }
  return data(company.post('/api/admin/gateway_connections').json(values))
}

/** A destination that is in use; in test in the test environment. */
async function aim(browser: SignedInClient, given: object) {
  const made = await data(browser.post('/api/admin/gateway_destinations').json(aDestination(given)))
  const move = (stage: string) =>
    browser.post(`/api/gateway/destinations/${made.id}/stage`).json({ stage })
  const first = (await move('in_test')).body()
  if (first.status !== true) await move('in_use')
  return made
}

async function aCase(
  scope: ReturnType<Awaited<ReturnType<typeof makeProject>>['scope']>,
  given: CaseContent
) {
  const records = await app.container.make(CaseRecords)
  const number = `FR-OWN-${randomUUID().slice(0, 8)}`
  const content = reportContent({ C_1_1: number, ...given })
  const [made] = await asActor(scope, () =>
    new Changes().recordMany((open) => records.create(open, [{ act: 'case.created', content }]))
  )
  return made!
}
