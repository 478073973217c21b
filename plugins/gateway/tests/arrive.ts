import { randomUUID } from 'node:crypto'

import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'

import { Changes } from '#kernel/changes/changes'
import type { CaseContent, Row } from '#kernel/case/content/case_content'
import type { Environment, Scope } from '#kernel/tenancy/scope'
import { asActor } from '#tests/factories/as_actor'
import { reportContent } from '#tests/factories/make_message'
import { makeProject, unique } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'

import { CaseRecords } from '#plugins/cases/contract'

/** What a test says of a destination; the rest is usual. */
const aDestination = (given: object = {}) => ({
  ...{ code: unique('D').slice(0, 20), name: 'Authority', region: 'CN', authority: unique('A') },
  ...{ connectionId: null, batchSender: 'OWN', batchReceiver: 'THEIRS', messageSender: 'OWN' },
  ...{ messageReceiver: 'THEIRS', fileName: '{code}_{number}.xml', maxMegabytes: 20 },
  ...{ countsFrom: 'receipt', remindHours: 24, escalateHours: 48, contact: '', ...given },
})

/** A report in which the rules find no error. */
function soundContent(given: CaseContent): CaseContent {
  const base = reportContent({ C_1_1: given.C_1_1 })
  const [event] = base.E_i as Row[]
  const [drug] = base.G_k as Row[]
  const none = { nullFlavor: 'NI' } as const
  return {
    ...base,
    ...{ C_3_2: 'Own Pharma', C_1_5: base.C_1_4, D_7_2: 'None' },
    E_i: [
      {
        ...event!,
        ...{ E_i_3_2b: none, E_i_3_2c: none, E_i_3_2d: none, E_i_3_2e: none, E_i_3_2f: none },
      },
    ],
    G_k: [
      {
        ...drug!,
        G_k_9_i: [
          {
            ...{ id: randomUUID(), G_k_9_i_1: event!.id },
            G_k_9_i_2_r: [
              {
                ...{ id: randomUUID(), G_k_9_i_2_r_1: 'Sponsor', G_k_9_i_2_r_2: 'Global' },
                G_k_9_i_2_r_3: 'Related',
              },
            ],
          },
        ],
      },
    ],
    ...given,
  }
}

/** Sending is open in this database, wherever another spec said that it was. */
const sendHere = () =>
  db.connection('owner').rawQuery('delete from gateway_sending where place <> gateway_place()')

interface Arriving {
  readonly environment?: Environment
  /** A fresh one when absent. */
  readonly companyId?: string
  /** 1 pre-marketing, 2 post-marketing; as `makeProject` has it when absent. */
  readonly type?: 1 | 2
}

/** A project with somebody who submits, somebody who sets up, and the ways to do so. */
export async function arrive(
  client: ApiClient,
  { environment = 0, companyId, type }: Arriving = {}
) {
  await sendHere()
  const project = await makeProject({ companyId, ...(type && { type }) })
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
    aCase: (given: CaseContent = {}, caseNo?: string) =>
      aCase(project.scope(environment), given, caseNo),
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

const aCase = (scope: Scope, given: CaseContent, caseNo?: string) =>
  asActor(scope, () => makeSoundCase(given, caseNo))

/** A case in which the rules find no error, made by the actor. */
export async function makeSoundCase(given: CaseContent, caseNo?: string) {
  const records = await app.container.make(CaseRecords)
  const content = soundContent({ C_1_1: `FR-OWN-${randomUUID().slice(0, 8)}`, ...given })
  const number = caseNo === undefined ? undefined : ({ caseNo, whenTaken: 'refuse' } as const)
  const [made] = await new Changes().recordMany((open) =>
    records.create(open, [{ act: 'case.created', content, number }])
  )
  return made!
}
