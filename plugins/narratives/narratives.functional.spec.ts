import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { Changes } from '#kernel/changes/changes'
import { asActor, asUser } from '#tests/factories/as_actor'
import { makeFollowedCase } from '#tests/factories/make_followed_case'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { runAce } from '#tests/fixtures/run_ace'

import { CaseRecords } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'
import { shippedTemplates } from '#plugins/narratives/contract/shipped_templates'

const permissions = ['CASE_DATA', 'CASE_EDIT', 'CASE_AUDIT', 'NARRATIVE_CONF']

async function makeCase({ project }: TestUser, content: CaseContent): Promise<string> {
  const records = await app.container.make(CaseRecords)
  const changes = await app.container.make(Changes)
  return asActor(project.scope(), async () => {
    const made = await changes.recordMany((open) =>
      records.create(open, [{ act: 'case.created', content }])
    )
    return made[0]!.id
  })
}

const event = { E_i: [{ id: '5f8f0f6e-7f0e-4c3a-9d6b-0d6a3a3f1a01', E_i_1_2: 'rash' }] }
const content: CaseContent = { D_5: '2', ...event }
const english = 'The patient was a female.\nShe experienced rash on an unknown date.'
const chinese = JSON.parse(
  '"\\u60a3\\u8005\\uff0c\\u5973\\u6027\\u3002\\n\\u5979\\u51fa\\u73b0rash\\uff0c\\u53d1\\u751f\\u65e5\\u671f\\u4e0d\\u8be6\\u3002"'
)

async function arrive(client: ApiClient, said: CaseContent = content) {
  const user = await makeUser({ permissions })
  const caseId = await makeCase(user, said)
  const browser = await signIn(client, user)
  const at = `/api/cases/${caseId}/narrative`
  const write = (wish: object) =>
    browser.post(`${at}/text`).json({ language: 'en', place: 'H.1', baseRevision: 1, ...wish })
  const save = (wish: object) =>
    browser
      .put(at)
      .json({ language: 'en', revision: 0, template: null, withChanges: false, edits: [], ...wish })
  const read = async () => {
    const reading = await app.container.make(CaseReading)
    return asUser(user, () => reading.get(caseId))
  }
  return { user, caseId, browser, at, write, save, read }
}

test.group('The narrative of a case', () => {
  test('is written into H.1 as a revision of the case, which the trail tells', async ({
    client,
    assert,
  }) => {
    const { browser, caseId, write, read } = await arrive(client)
    const answer = await write({})
    assert.deepEqual(answer.body().data, { revision: 2, isNew: true })
    assert.equal((await read()).content.H_1, english)
    const { rows } = (await browser.get(`/api/cases/${caseId}/audit`)).body().data
    assert.include(
      rows.map(({ act }: { act: string }) => act),
      'case.narrative_written'
    )
  })

  test('is not written twice where the case says the same already', async ({ client, assert }) => {
    const { write } = await arrive(client)
    await write({})
    const again = await write({ baseRevision: 2 })
    assert.deepEqual(again.body().data, { revision: 2, isNew: false })
  })

  test('goes into H.5.r under its language, beside what stands there', async ({
    client,
    assert,
  }) => {
    const { write, read } = await arrive(client)
    await write({ place: 'H.5.r', language: 'zh' })
    await write({ place: 'H.5.r', language: 'en', baseRevision: 2 })
    const rows = (await read()).content.H_5_r as unknown as Record<string, string>[]
    assert.deepEqual(
      rows.map(({ H_5_r_1a, H_5_r_1b }) => [H_5_r_1a, H_5_r_1b]),
      [
        [chinese, 'zho'],
        [english, 'eng'],
      ]
    )
  })

  test('asks before another text goes', async ({ client, assert }) => {
    const { write, read } = await arrive(client, { ...content, H_1: 'Written by hand.' })
    const refused = await write({})
    assert.equal(refused.body().code, 1006)
    assert.isTrue(refused.body().data.confirm)
    assert.equal((await read()).content.H_1, 'Written by hand.')
    await write({ confirm: true })
    assert.equal((await read()).content.H_1, english)
  })

  test('is not written over a case that was changed meanwhile', async ({ client, assert }) => {
    const { write } = await arrive(client)
    await write({})
    assert.equal((await write({ place: 'H.5.r' })).body().code, 2601)
  })

  test('keeps what people did to its sentences, and refuses who did not see it', async ({
    client,
    assert,
  }) => {
    const { browser, at, save, write, read } = await arrive(client)
    const edits = [
      { id: 'patient', kind: 'deleted', section: 'patient', after: null },
      { id: 'own:1', kind: 'own', section: 'course', after: null, text: 'It itched.' },
    ]
    assert.equal((await save({ edits })).body().data.revision, 1)
    assert.equal((await save({ edits: [] })).body().code, 1006)
    const { data } = (await browser.get(at).qs({ language: 'en' })).body()
    assert.deepEqual(data.edits, edits)
    assert.equal(data.content.D_5, '2')
    await write({})
    assert.equal((await read()).content.H_1, 'It itched. She experienced rash on an unknown date.')
  })

  test('is refused beyond what H.1 holds, and never cut', async ({ client, assert }) => {
    const { save, write, read } = await arrive(client)
    const own = { id: 'own:1', kind: 'own', section: 'course', after: null }
    await save({ edits: [{ ...own, text: 'x'.repeat(100_000) }] })
    const refused = await write({})
    assert.equal(refused.body().code, 2017)
    assert.include(JSON.stringify(refused.body()), '100067')
    assert.isUndefined((await read()).content.H_1)
  })

  test('has to say something', async ({ client, assert }) => {
    const { write } = await arrive(client, { C_1_3: '1' })
    assert.equal((await write({})).body().code, 2017)
  })
})

test.group('What changed in a narrative', () => {
  test('is told since the version that was archived last', async ({ client, assert }) => {
    const user = await makeUser({ permissions })
    const caseId = await makeFollowedCase(user)
    const browser = await signIn(client, user)
    const { data } = (
      await browser.get(`/api/cases/${caseId}/narrative/changes`).qs({ language: 'en' })
    ).body()
    assert.deepEqual(
      data.sentences.map(({ text }: { text: string }) => text),
      ['Correction: Patient (name or initials) changed from AB to CD.']
    )
  })

  test('is refused with 2208 where no version was, and where nothing differs', async ({
    client,
    assert,
  }) => {
    const { browser, at, user, caseId } = await arrive(client)
    const ask = () => browser.get(`${at}/changes`).qs({ language: 'zh' })
    assert.equal((await ask()).body().code, 2208)
    const records = await app.container.make(CaseRecords)
    const changes = await app.container.make(Changes)
    const act = { name: 'case.follow_up_imported', subject: { type: 'case', id: caseId } } as const
    await asActor(user.project.scope(), () =>
      changes.record(act, async (change) =>
        records.revise(change, await records.lock(change, caseId), {
          ...{ newVersion: 'follow-up', content: { ...content, C_1_5: '2026-11-02' } },
        })
      )
    )
    assert.equal((await ask()).body().code, 2208)
  })
})

test.group('Narrative templates', () => {
  const template = {
    ...shippedTemplates.spontaneous,
    sentences: shippedTemplates.spontaneous.sentences.filter(({ key }) => key === 'event'),
  }

  test('are copied, changed and removed, with their versions', async ({ client, assert }) => {
    const { browser, save, write, read } = await arrive(client)
    const all = '/api/narratives/templates'
    const made = await browser.post(all).json({ name: 'Ours', template })
    const { id } = made.body().data
    assert.equal((await browser.post(all).json({ name: 'ours', template })).body().code, 30018)
    const [sentence] = template.sentences
    const text = { ...sentence!.text, en: 'Reported: {event}.' }
    const changed = { ...template, sentences: [{ ...sentence!, text }] }
    const wish = { revision: 1, name: 'Ours', template: changed }
    assert.equal((await browser.put(`${all}/${id}`).json(wish)).body().data.revision, 2)
    assert.equal((await browser.put(`${all}/${id}`).json(wish)).body().code, 1006)
    const versions = (await browser.get(`${all}/${id}/versions`)).body().data
    assert.deepEqual(
      versions.map(({ revision }: { revision: number }) => revision),
      [2, 1]
    )
    await save({ template: id })
    await write({})
    assert.equal((await read()).content.H_1, 'Reported: rash.')
    await browser.delete(`${all}/${id}`)
    assert.equal((await browser.delete(`${all}/${id}`)).body().code, 1005)
    assert.equal((await write({ baseRevision: 2 })).body().code, 2208)
  })

  test('are refused where no case could be told by them, with the sentence that is at fault', async ({
    client,
    assert,
  }) => {
    const { browser } = await arrive(client)
    const [sentence] = template.sentences
    const refusalOf = async (change: object) => {
      const sentences = [{ ...sentence!, ...change }]
      const answer = await browser
        .post('/api/narratives/templates')
        .json({ name: 'Broken', template: { ...template, sentences } })
      assert.equal(answer.body().code, 2017)
      return JSON.stringify(answer.body())
    }
    assert.include(await refusalOf({ text: { en: '{event', zh: 'x' } }), 'cannot be read')
    assert.include(await refusalOf({ text: { en: '{nothing}', zh: 'x' } }), 'nothing')
    assert.include(await refusalOf({ each: 'D.5' }), 'D.5')
    assert.include(await refusalOf({ when: { hasNothing: 'D.5' } }), 'condition')
    const twice = { ...template, sentences: [sentence, sentence] }
    const answer = await browser
      .post('/api/narratives/templates')
      .json({ name: 'Twice', template: twice })
    assert.equal(answer.body().code, 2017)
  })
})

test.group('narrative:write', () => {
  test('writes the narrative of a case and says what it cannot do', async ({ client, assert }) => {
    const { user, read } = await arrive(client)
    const { caseNo } = await read()
    const named = ['--project', user.project.code, '--environment', '0']
    const done = await runAce('narrative:write', caseNo, '--lang', 'en', '--json', ...named)
    assert.equal(done.code, 0, done.stderr)
    const line = done.stdout.split('\n').find((each) => each.startsWith('{'))!
    assert.deepInclude(JSON.parse(line), { revision: 2, isNew: true, text: english })
    assert.equal((await read()).content.H_1, english)
    const zh = await runAce('narrative:write', caseNo, '--lang', 'zh', ...named)
    assert.equal(zh.code, 1)
    assert.include(zh.stderr + zh.stdout, '1006')
    const none = await runAce('narrative:write', `${caseNo}9`, ...named)
    assert.equal(none.code, 1)
  })
})
