import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import fc from 'fast-check'

import { AuditTrail } from '#kernel/changes/audit_trail'
import { Changes } from '#kernel/changes/changes'
import type { CaseContent } from '#kernel/case/content/case_content'
import { lostAssessments } from '#kernel/case/content/lost_assessments'
import { Refusal } from '#kernel/errors/define_errors'
import { arbitraryContent } from '#kernel/case/forms/arbitrary_content'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { pagePart } from '#kernel/case/forms/page_part'
import type { Scope } from '#kernel/tenancy/scope'

import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'

import { CaseRecords } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'
import SaveCasePage from '#plugins/cases/editing/save_case_page'

async function givenACase(content: CaseContent = { C_1_1: 'CN-DEMO-1', D_1: 'AB', D_5: '1' }) {
  const scope = (await makeProject()).scope()
  const records = await app.container.make(CaseRecords)
  const reading = await app.container.make(CaseReading)
  const changes = await app.container.make(Changes)
  const [made] = await asActor(scope, () =>
    changes.recordMany((open) => records.create(open, [{ act: 'case.created', content }]))
  )
  return { scope, records, reading, caseId: made.id }
}

async function save(scope: Scope, input: Parameters<SaveCasePage['handle']>[0]) {
  const action = await app.container.make(SaveCasePage)
  return asActor(scope, () => action.handle(input))
}

async function refusalOf(work: Promise<unknown>): Promise<Refusal> {
  try {
    await work
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('It was not refused')
}

test.group('Saving a page of a case', () => {
  test('adds a revision with the page replaced and everything else kept', async ({ assert }) => {
    const { scope, reading, caseId } = await givenACase()
    await save(scope, { caseId, page: 'patient', baseRevision: 1, content: { D_1: 'CD' } })
    const saved = await asActor(scope, () => reading.get(caseId))
    assert.deepEqual(saved.content, { C_1_1: 'CN-DEMO-1', D_1: 'CD' })
    assert.equal(saved.revision, 2)
    const first = await asActor(scope, () => reading.getRevision(caseId, 1))
    assert.equal(first.content.D_5, '1')
  })

  test('writes old and new value of each element into the trail', async ({ assert }) => {
    const { scope, caseId } = await givenACase()
    await save(scope, {
      caseId,
      page: 'patient',
      baseRevision: 1,
      content: { D_1: 'CD', D_5: '1' },
    })
    const trail = await app.container.make(AuditTrail)
    const { rows } = await asActor(scope, () => trail.list({ type: 'case', id: caseId }, {}))
    assert.equal(rows[0].act, 'case.page_saved')
    assert.deepEqual(rows[0].changes, [{ path: 'D_1', before: 'AB', after: 'CD' }])
  })

  test('works on every page that has something to fill in; an overview has not', async ({
    assert,
  }) => {
    const forms = await app.container.make(FormSchemas)
    const [content] = fc.sample(arbitraryContent(forms.catalogue), { numRuns: 1, seed: 3 })
    const { scope, reading, caseId } = await givenACase(content)
    for (const { page, sections } of forms.pages) {
      const { revision } = await asActor(scope, () => reading.get(caseId))
      const part = pagePart(content, forms.page(page)!)
      const saving = save(scope, { caseId, page, baseRevision: revision, content: part })
      if (sections.length > 0) await saving
      else assert.equal((await refusalOf(saving)).number, 1005)
    }
    assert.deepEqual((await asActor(scope, () => reading.get(caseId))).content, content)
  })

  test('refuses an unknown key and a wrong JSON type, and nothing else', async ({ assert }) => {
    const { scope, caseId } = await givenACase()
    const unknown = save(scope, {
      caseId,
      page: 'patient',
      baseRevision: 1,
      content: { D_99: 'x' },
    })
    assert.include((await refusalOf(unknown)).message, 'D.99')
    const wrong = save(scope, { caseId, page: 'patient', baseRevision: 1, content: { D_1: 12 } })
    assert.include((await refusalOf(wrong)).message, 'D.1')
    const content = { D_1: 'x'.repeat(500), D_5: 'not a code', D_2_1: 'some day' }
    const { findings } = await save(scope, { caseId, page: 'patient', baseRevision: 1, content })
    const elements = new Set(findings.map(({ element }) => element))
    assert.includeMembers([...elements], ['D.1', 'D.5', 'D.2.1'])
  })

  test('refuses the second of two savers with the fields that changed', async ({ assert }) => {
    const { scope, reading, caseId } = await givenACase()
    await save(scope, {
      caseId,
      page: 'patient',
      baseRevision: 1,
      content: { D_1: 'THEIRS', D_5: '1' },
    })
    const mine = { D_1: 'MINE', D_5: '1' }
    const refusal = await refusalOf(
      save(scope, { caseId, page: 'patient', baseRevision: 1, content: mine })
    )
    assert.equal(refusal.number, 2601)
    const { fields } = refusal.data.conflict as { fields: unknown[] }
    assert.deepEqual(fields, [
      { path: 'D_1', element: 'D.1', base: 'AB', mine: 'MINE', theirs: 'THEIRS' },
    ])
    assert.equal((await asActor(scope, () => reading.get(caseId))).content.D_1, 'THEIRS')
  })

  test('lets a page be saved when others changed other pages meanwhile', async ({ assert }) => {
    const { scope, records, reading, caseId } = await givenACase()
    const changes = await app.container.make(Changes)
    const act = { name: 'case.page_saved', subject: { type: 'case', id: caseId } } as const
    await asActor(scope, () =>
      changes.record(act, async (change) =>
        records.revise(change, await records.lock(change, caseId), {
          content: { C_1_1: 'CN-DEMO-2', D_1: 'AB', D_5: '1' },
        })
      )
    )
    await save(scope, { caseId, page: 'patient', baseRevision: 1, content: { D_1: 'MINE' } })
    const { content } = await asActor(scope, () => reading.get(caseId))
    assert.deepEqual(content, { C_1_1: 'CN-DEMO-2', D_1: 'MINE' })
  })

  test('saves once when the same request comes again', async ({ assert }) => {
    const { scope, reading, caseId } = await givenACase()
    const input = {
      caseId,
      page: 'patient',
      baseRevision: 1,
      content: { D_1: 'CD' },
      idempotencyKey: `key of ${caseId}`,
    }
    const [first, second] = await Promise.all([save(scope, input), save(scope, input)])
    assert.equal(first.revision, second.revision)
    assert.lengthOf(await asActor(scope, () => reading.listRevisions(caseId)), 2)
  })
})

const [DRUG, EVENT, OTHER] = ['1', '2', '3'].map(
  (digit) => digit.repeat(8) + '-0000-4000-8000-000000000000'
)

/** One drug, two events, and how the drug is judged for the first of them. */
const assessed = (): CaseContent => ({
  E_i: [
    { id: EVENT!, E_i_1_1a: 'Rash' },
    { id: OTHER!, E_i_1_1a: 'Fever' },
  ],
  G_k: [
    {
      id: DRUG!,
      G_k_1: '1',
      G_k_9_i: [{ id: crypto.randomUUID(), G_k_9_i_1: EVENT!, G_k_9_i_4: '1' }],
    },
  ],
})

test.group('A drug or an event that is deleted', () => {
  const deleting = async (page: string, content: CaseContent, confirm?: boolean) => {
    const made = await givenACase(assessed())
    const { scope, caseId, reading } = made
    const work = save(scope, { caseId, page, content, baseRevision: 1, confirm })
    return { work, left: async () => (await asActor(scope, () => reading.get(caseId))).content }
  }

  test('asks before its assessments go with it (1101, 1102); nothing is saved until then', async ({
    assert,
  }) => {
    const drug = await deleting('drug', {})
    const refused = await refusalOf(drug.work)
    assert.deepEqual([refused.number, refused.data.confirm], [1101, true])
    const event = await deleting('adverse_events', { E_i: [{ id: OTHER!, E_i_1_1a: 'Fever' }] })
    assert.equal((await refusalOf(event.work)).number, 1102)
    for (const { left } of [drug, event]) {
      const { E_i, G_k } = await left()
      assert.lengthOf(E_i as unknown[], 2)
      assert.lengthOf(G_k as unknown[], 1)
    }
  })

  test('takes them along once that is confirmed', async ({ assert }) => {
    const drug = await deleting('drug', {}, true)
    await drug.work
    assert.notProperty(await drug.left(), 'G_k')
    const event = await deleting(
      'adverse_events',
      { E_i: [{ id: OTHER!, E_i_1_1a: 'Fever' }] },
      true
    )
    await event.work
    assert.deepEqual((await event.left()).G_k, [{ id: DRUG!, G_k_1: '1' }])
  })

  test('goes without a question where nothing was assessed', async ({ assert }) => {
    const event = await deleting('adverse_events', { E_i: [{ id: EVENT!, E_i_1_1a: 'Rash' }] })
    await event.work
    assert.lengthOf((await event.left()).E_i as unknown[], 1)
  })
})

test.group('Lost assessments', () => {
  test('of a drug and of an event at once are told of both (1103)', ({ assert }) => {
    const before = assessed()
    const after = { G_k: [{ ...(before.G_k as object[])[0], id: OTHER! }] } as CaseContent
    assert.deepEqual(lostAssessments(before, after), { ofDrugs: true, ofEvents: true })
    assert.deepEqual(lostAssessments(before, before), { ofDrugs: false, ofEvents: false })
  })
})
