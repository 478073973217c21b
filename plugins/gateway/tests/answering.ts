import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'

import type { Row } from '#kernel/case/content/case_content'
import type { Words } from '#kernel/language/words'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'

import type {
  CaseDeclaration,
  ShownArrival,
  ShownSubmission,
} from '#plugins/gateway/contract/shown'
import { anAcknowledgement } from '#tests/invented/acknowledgement'
import { arrive } from '#plugins/gateway/tests/arrive'

type House = Awaited<ReturnType<typeof arrive>>
type Written = NonNullable<Parameters<typeof anAcknowledgement>[0]>

/** Reads what is kept, past all walls. */
export const owner = () => db.connection('owner')

/** Two reporters, so that remarks have rows to choose from. */
export const rows = {
  C_2_r: [
    { id: 'b0a4a1a2-0000-4000-8000-000000000001', C_2_r_3: 'FR', C_2_r_4: '1', C_2_r_5: '1' },
    { id: 'b0a4a1a2-0000-4000-8000-000000000002', C_2_r_3: 'DE', C_2_r_4: '1' },
  ] as Row[],
}

/** A case that was submitted, to a destination without a connection where nothing else is said. */
export async function submitted(house: House, destination?: { id: string }) {
  const to = destination ?? (await house.aim())
  const made = await house.aCase(rows)
  const submission = await submit(house.browser, made.id, to.id, 1)
  return { caseId: made.id as string, destination: to, ...submission }
}

/** Submits a case; what it went as. */
export async function submit(
  browser: SignedInClient,
  caseId: string,
  to: string,
  revision: number
) {
  const body = { destinations: [to], revision, overWarnings: true }
  const answer = (await browser.post(`/api/case/${caseId}/submission`).json(body)).body()
  if (answer.status !== true) throw new Error(JSON.stringify(answer))
  const { submissionId } = answer.data[0]
  const row = await owner().from('submissions').where({ id: submissionId }).firstOrFail()
  return {
    submissionId: submissionId as string,
    batchNumber: row.batch_number as string,
    messageNumber: row.message_number as string,
  }
}

type Submitted = Awaited<ReturnType<typeof submitted>>

let numbers = 0
/** An acknowledgement of a submission, each with a number of its own where nothing is said. */
export const answering = (
  { batchNumber, messageNumber }: Submitted,
  code: 'CA' | 'CR',
  texts: string[] = [],
  more: Written = {}
) =>
  anAcknowledgement({
    ...{ number: `ACK-${process.pid}-${++numbers}`, batchNumber, batchCode: 'AE' },
    ...{ reports: [{ number: messageNumber, code, texts }], ...more },
  })

interface Verdict {
  readonly arrivalId: string
  readonly state: string
  readonly submissionIds: string[]
  readonly sentence: Words
}

/** Brings acknowledgements as files. */
export async function upload(browser: SignedInClient, ...texts: string[]): Promise<Verdict[]> {
  const request = browser.post('/api/submissions/answers')
  for (const [at, text] of texts.entries()) {
    request.file('files', Buffer.from(text), { filename: `${at}.ack` })
  }
  const body = (await request).body()
  if (body.status !== true) throw new Error(JSON.stringify(body))
  return body.data
}

/** A submission as people see it. */
export const shown = async (browser: SignedInClient, id: string): Promise<ShownSubmission> =>
  (await browser.get(`/api/submissions/${id}`)).body().data

/** What a case shows of its submissions. */
export const declared = async (browser: SignedInClient, caseId: string): Promise<CaseDeclaration> =>
  (await browser.get(`/api/case/${caseId}/declaration`)).body().data

/** What receivers sent, as the project lists it. */
export const listed = async (
  browser: SignedInClient,
  state?: string
): Promise<{ rows: ShownArrival[]; total: number }> =>
  (await browser.get('/api/gateway/arrivals').qs(state ? { state } : {})).body().data

/** What happened to a submission. */
export const steps = ({ steps: all }: ShownSubmission) => all.map(({ act }) => act)

/** Somebody of another project, and somebody of the other environment of this one. */
export async function other(client: ApiClient, house: House) {
  const permissions = ['CASE_DATA', 'CASE_DECLARE']
  const elsewhere = await arrive(client)
  return {
    project: elsewhere.browser,
    environment: await signIn(client, await makeUser({ project: house.project, permissions }), 1),
  }
}
