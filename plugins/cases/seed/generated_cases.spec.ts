import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { verifyAudit } from '#kernel/changes/verify_audit'

import { CaseLoader } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'
import ListCases from '#plugins/cases/list/list_cases'

import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'
import { generateCase } from '#tests/invented/cases/generate_case'
import { generatedCases } from '#tests/invented/cases/generated_cases'

test.group('Generated cases', () => {
  test('fill a project and are listed, found and opened', async ({ assert }) => {
    const project = await makeProject()
    const loader = await app.container.make(CaseLoader)
    const list = await app.container.make(ListCases)
    const reading = await app.container.make(CaseReading)
    await asActor(project.scope(), async () => {
      await loader.load(25, generatedCases('spec'))
      const { total, rows } = await list.handle({ sort: 'caseNo', order: 'asc' })
      assert.equal(total, 25)
      assert.equal(rows[0].caseNo, `${project.code}-000001`)
      const content = generateCase({ seed: 'spec', number: 7 })
      const found = await list.handle({ text: String(content.C_1_1) })
      assert.equal(found.total, 1)
      assert.deepEqual((await reading.get(found.rows[0].id)).content, content)
    })
  })

  test('leave the audit trail whole, a line for each case', async ({ assert }) => {
    const { projectId, scope } = await makeProject()
    const loader = await app.container.make(CaseLoader)
    await asActor(scope(1), () => loader.load(5, generatedCases('audit')))
    const owner = db.connection('owner')
    assert.deepEqual((await verifyAudit(owner)).faults, [])
    const lines = await owner
      .from('audit_lines')
      .where({ project_id: projectId, act: 'case.generated' })
      .select('environment', 'actor_name')
    assert.deepEqual(
      lines,
      Array.from({ length: 5 }, () => ({ environment: 1, actor_name: 'Test Person' }))
    )
  })
})
