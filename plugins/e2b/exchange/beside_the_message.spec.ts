// needs: drugs
import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import type { Row } from '#kernel/case/content/case_content'

import SaveCasePage from '#plugins/cases/editing/save_case_page'

import { file, getCase, importInto } from '#tests/e2b/import_into'
import { asActor } from '#tests/factories/as_actor'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import { makeProject } from '#tests/factories/make_project'

test.group('What a case keeps beside its message', () => {
  test('is no difference when the message comes again, and stays in a follow-up', async ({
    assert,
  }) => {
    const scope = (await makeProject()).scope()
    const drug = (id: string, name: string) => ({ id, G_k_1: '1', G_k_2_2: name })
    const [alpha, beta] = [drug(randomUUID(), 'Alpha'), drug(randomUUID(), 'Beta')]
    const bytes = makeMessage(reportContent({ G_k: [alpha, beta] }))
    const [made] = await importInto(scope, [file('first.xml', bytes)])
    const { content } = await getCase(scope, made.caseId)
    const codeOf = ({ G_k_2_2 }: Row) => ({ value: `7${G_k_2_2}`, displayName: 'Demotinib' })
    const coded = (content.G_k as Row[]).map((row) => ({ ...row, G_k_DD_2b: codeOf(row) }))
    const save = await app.container.make(SaveCasePage)
    const page = { caseId: made.caseId!, page: 'drug', baseRevision: 1, content: { G_k: coded } }
    await asActor(scope, () => save.handle(page))
    const [same] = await importInto(scope, [file('same.xml', bytes)])
    assert.equal(same.verdict, 'identical')
    const turned = [drug(randomUUID(), 'Beta'), drug(randomUUID(), 'Alpha')]
    const later = makeMessage(reportContent({ C_1_5: '2026-02-01', G_k: turned }))
    await importInto(scope, [file('later.xml', later)], 'follow-up')
    const after = (await getCase(scope, made.caseId)).content
    assert.equal(after.C_1_5, '2026-02-01')
    assert.deepEqual(
      (after.G_k as Row[]).map(({ id, G_k_DD_2b }) => ({ id, G_k_DD_2b })),
      coded.toReversed().map(({ id, G_k_DD_2b }) => ({ id, G_k_DD_2b }))
    )
  })
})
