import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'

import type { Scope } from '#kernel/tenancy/scope'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import type { TestUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { workOffJobs } from '#tests/factories/work_off_jobs'

const row = '5d1c2b8e-0c51-4c4e-9d0b-3f6f5f6a0010'

/**
 * Brings real rows into a scope, as somebody of it would: an imported case, a preset, a document of
 * the case. What they say holds the mark.
 */
export async function plant(client: ApiClient, user: TestUser, scope: Scope, mark: string) {
  const browser = await signIn(client, user, scope.environment)
  const message = makeMessage(
    reportContent({
      C_1_1: `XX-${mark}-1`,
      C_1_8_1: `XX-${mark}-1`,
      H_1: `Narrative of ${mark}.`,
      G_k: [{ id: row, G_k_1: '1', G_k_2_2: `Drug ${mark}` }],
    })
  )
  await sent(browser.post('/api/e2b/imports').file('files', message, { filename: `${mark}.xml` }))
  const content = { C_3_1: '1', C_3_2: `Sender ${mark}` }
  await sent(browser.post('/api/admin/presets/sender').json({ name: `Preset ${mark}`, content }))
  await workOffJobs()
  const { id: caseId } = await db
    .connection('owner')
    .from('cases')
    .where({ project_id: scope.projectId, environment: scope.environment })
    .firstOrFail()
  const bytes = Buffer.from(`A letter about ${mark}\n`)
  const { data: leaf } = await sent(
    browser
      .post(`/api/cases/${caseId}/documents`)
      .file('document', bytes, { filename: `${mark}.txt` })
  )
  const page = { baseRevision: 1, content: { C_4_r: [{ id: row, C_4_r_2: leaf }] } }
  await sent(browser.put(`/api/case/${caseId}/pages/literature`).json(page))
}

interface Answer {
  body(): { status: boolean; data: unknown }
  text(): string
}

async function sent(request: PromiseLike<Answer>) {
  const answer = await request
  if (!answer.body().status) throw new Error(`Not planted: ${answer.text()}`)
  return answer.body()
}
