import { randomUUID } from 'node:crypto'

import { owner, type Ready } from '#tests/isolation/kit/ready'
import { defineRequests } from '#tests/isolation/kit/requests'

/** The batches are papers that the visitor has asked for: one is there, a second was refused. */
const printed: Ready = async ({ scope }, ids, { caseId }, { identity }) => {
  const { companyId: company_id, projectId: project_id, environment } = scope
  const tenant = { company_id, project_id, environment }
  const asked = { form: 'cioms', language: 'en', privacy: 'internal', kind: 'pdf' }
  const run = { kind: 'papers.run', state: 'done', asked: JSON.stringify(asked) }
  const item = { ...tenant, subject: String(caseId) }
  for (const batch_id of ids) {
    await owner()
      .from('batches')
      .where({ id: batch_id })
      .update({ ...run, started_by: identity.user.id, ended_at: new Date() })
    await owner()
      .table('batch_items')
      .insert([
        { ...item, id: randomUUID(), batch_id, position: 1, state: 'done' },
        { ...item, id: randomUUID(), batch_id, position: 2, state: 'refused' },
      ])
    const file = { name: 'own.pdf', bytes: Buffer.from('%PDF'), expires_at: '2100-01-01' }
    await owner()
      .table('paper_files')
      .insert({ ...tenant, ...file, run_id: batch_id, position: 1 })
      .onConflict(['run_id', 'position'])
      .ignore()
  }
}

/** What the tests that walk all routes have to be told of those of this plugin. */
export default defineRequests({
  bodies: {
    'papers.file': () => ({ form: 'full_case', language: 'en', kind: 'pdf' }),
    'papers.runs.start': ({ caseId }) => ({
      ...{ caseIds: [caseId], form: 'full_case', language: 'en', kind: 'pdf' },
    }),
  },
  queries: {
    'papers.pages': { form: 'full_case', language: 'en' },
  },
  before: {
    'papers.runs.refused': printed,
    'papers.runs.download': printed,
  },
  aliases: { paper_run: 'batche' },
  jobs: {
    'papers.run': 'its archive is read through a route, which is walked',
  },
})
