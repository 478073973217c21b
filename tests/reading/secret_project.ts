import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'

import { permissionsOfLevel } from '#kernel/access/permission_level'
import { Changes } from '#kernel/changes/changes'
import type { CaseContent } from '#kernel/case/content/case_content'
import type { FileLeaf } from '#kernel/case/content/leaf'
import { actAs } from '#kernel/tenancy/actor'
import { actorIn, asUser } from '#tests/factories/as_actor'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import { makeProject, type TestProject, unique } from '#tests/factories/make_project'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { workOffJobs } from '#tests/factories/work_off_jobs'
import { bringCase } from '#tests/isolation/kit/case_ways'
import { type Filled, fillProject, type Identity, type Pool } from '#tests/isolation/kit/world'

import { CaseRecords } from '#plugins/cases/contract'

/** A project whose case says secrets wherever the fixture `with_layer` takes something away. */
export interface SecretProject {
  readonly project: TestProject
  readonly filled: Filled
  readonly caseId: string
  readonly caseNo: string
  /** What the case says at last that not everybody may see. */
  readonly secrets: readonly string[]
  /** The one of them that stands in D.1. */
  readonly subject: string
}

const MARK = /zqsecret\d+/g
let made = 0
const secret = () => `zqsecret${++made}`

/** The secrets that stand in a text. */
export const secretsIn = (text: string) => [...new Set(text.match(MARK) ?? [])]

/** Does the work as somebody who sees everything. */
export const asSeeing = <Result>(project: TestProject, work: () => Promise<Result>) =>
  actAs(actorIn(project.scope(), 'SEE_ALL'), work)

/** All rights in a project; of the fixture's own only where it is asked for. */
export async function rights(seesAll: boolean): Promise<string[]> {
  const all = (await permissionsOfLevel('project')).filter((code) => code !== 'SEE_ALL')
  return seesAll ? [...all, 'SEE_ALL'] : all
}

/** People who may do everything, in the project, the company and on the platform. */
export async function ownersOf(project: TestProject, seesAll: boolean): Promise<Identity[]> {
  const permissions = await rights(seesAll)
  const levels = [undefined, 'company', 'platform'] as const
  return Promise.all(
    levels.map(async (administers) => ({
      user: await makeUser({ project, permissions, administers }),
      environment: 0 as const,
      label: administers ?? 'project',
      administers,
    }))
  )
}

/** The secrets stand in two revisions, in a document, and in an import that waits for a decision. */
export async function makeSecretProject(client: ApiClient): Promise<SecretProject> {
  const project = await makeProject()
  const scope = project.scope(0)
  const marks = { ofProject: unique('ownmark'), ofCompany: unique('ownfirm') }
  const { filled, problems } = await fillProject(client, project, 0, marks)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const user = await makeUser({ project, permissions: await rights(true) })
  const browser = await signIn(client, user)
  const { id: caseId, case_no: caseNo } = await rowOf('cases', scope)
  await bringCase(caseId, { holder: user.id })
  const upload = browser
    .post(`/api/cases/${caseId}/documents`)
    .file('document', Buffer.from(`A letter about ${secret()}\n`), { filename: `${secret()}.txt` })
  const document = (await upload).body().data as FileLeaf
  await revise(user, caseId, document)
  const content = await revise(user, caseId, document)
  const again = makeMessage(reportContent({ ...content, C_1_1: 'XX-OTHER-1', C_4_r: [] }))
  await browser.post('/api/e2b/imports').file('files', again, { filename: 'again.xml' })
  await workOffJobs()
  const item = await rowOf('batch_items', { ...scope, state: 'undecided' })
  const pool = new Map(filled.pool)
    .set('cases', [await rowOf('cases', scope)])
    .set('batch_items', [item])
    .set('batches', [{ id: item.batch_id }])
    .set('case_documents', [{ case_id: caseId, sha256: document.file }])
  const secrets = secretsIn(JSON.stringify(content))
  return {
    project,
    filled: { ...filled, pool: pool as Pool },
    caseId,
    caseNo,
    secrets,
    subject: String(content.D_1),
  }
}

async function rowOf(table: string, { projectId, state }: { projectId: string; state?: string }) {
  const key = { project_id: projectId, ...(state && { state }) }
  return db.connection('owner').from(table).where(key).firstOrFail()
}

/** Saves it as the user, who has the case and sees all of it. */
async function revise(user: TestUser, caseId: string, document: FileLeaf) {
  const [records, changes] = [
    await app.container.make(CaseRecords),
    await app.container.make(Changes),
  ]
  const act = { name: 'case.page_saved', subject: { type: 'case', id: caseId } } as const
  return asUser(user, () =>
    changes.record(act, async (change) => {
      const before = await records.lock(change, caseId)
      const content = withSecrets(before.content, document)
      return (await records.revise(change, before, { content })).content
    })
  )
}

/** Fills everything that is taken away or covered with values that stand nowhere else. */
function withSecrets(content: CaseContent, document: FileLeaf): CaseContent {
  const id = (digit: number) => `${digit}0000000-0000-4000-8000-00000000000a`
  return {
    ...content,
    C_1_8_1: `XX-${secret()}-1`,
    C_1_9_1: true,
    C_1_9_1_r: [{ id: id(1), C_1_9_1_r_1: 'Partner', C_1_9_1_r_2: secret() }],
    C_4_r: [{ id: id(5), C_4_r_1: 'A letter', C_4_r_2: document }],
    D_1: secret(),
    E_i: [{ id: id(2), E_i_1_2: secret(), E_i_7: '5' }],
    G_k: [
      {
        id: id(3),
        G_k_1: '1',
        G_k_2_2: secret(),
        G_k_2_3_r: [{ id: id(4), G_k_2_3_r_1: secret() }],
      },
    ],
    H_1: `Narrative of ${secret()}`,
  }
}
