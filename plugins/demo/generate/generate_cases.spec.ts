import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { verifyAudit } from '#kernel/changes/verify_audit'
import { FormSchemas } from '#kernel/forms/form_schemas'

import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'

import { CaseReading } from '#plugins/cases/contract/reading'
import ListCases from '#plugins/cases/list/list_cases'
import { GenerateCases } from '#plugins/demo/generate/generate_cases'
import { WriteCaseFiles } from '#plugins/demo/generate/write_case_files'
import { generateCase } from '#tests/invented/cases/generate_case'
import { readMessage } from '#plugins/e2b/message/reader'

test.group('Generating cases', () => {
  test('fills a project with cases that are listed, found and opened', async ({ assert }) => {
    const project = await makeProject()
    const generate = await app.container.make(GenerateCases)
    const list = await app.container.make(ListCases)
    const reading = await app.container.make(CaseReading)
    await asActor(project.scope(), async () => {
      await generate.handle({ cases: 25, seed: 'spec' })
      const { total, rows } = await list.handle({ sort: 'caseNo', order: 'asc' })
      assert.equal(total, 25)
      assert.equal(rows[0].caseNo, `${project.code}-000001`)
      const content = generateCase({ seed: 'spec', number: 7 })
      const found = await list.handle({ text: String(content.C_1_1) })
      assert.equal(found.total, 1)
      assert.deepEqual((await reading.get(found.rows[0].id)).content, content)
    })
  })

  test('leaves the audit trail whole, a line for each case', async ({ assert }) => {
    const { projectId, scope } = await makeProject()
    const generate = await app.container.make(GenerateCases)
    await asActor(scope(1), () => generate.handle({ cases: 5, seed: 'audit' }))
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

  test('writes a file for each case instead, the same for the same seed', async ({ assert }) => {
    const writer = await app.container.make(WriteCaseFiles)
    const { catalogue } = await app.container.make(FormSchemas)
    const folder = await mkdtemp(join(tmpdir(), 'pharos-generated-'))
    const [first, second] = [join(folder, 'first'), join(folder, 'second')]
    await writer.handle({ cases: 3, seed: 'files', folder: first })
    await writer.handle({ cases: 3, seed: 'files', folder: second })
    const names = await readdir(first)
    assert.deepEqual(names, ['0000001.xml', '0000002.xml', '0000003.xml'])
    for (const name of names) {
      const bytes = await readFile(join(first, name))
      assert.isTrue(bytes.equals(await readFile(join(second, name))))
      assert.lengthOf(readMessage(bytes, catalogue).reports, 1)
    }
  })
})
