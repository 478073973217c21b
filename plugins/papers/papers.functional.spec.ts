import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { makeFollowedCase } from '#tests/factories/make_followed_case'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import { textOfDocx, textOfPdf } from '#plugins/papers/tests/read_back'

const permissions = ['CASE_DATA', 'CASE_PAPER', 'CASE_AUDIT']

async function arrive(client: ApiClient) {
  const user = await makeUser({ permissions })
  const caseId = await makeFollowedCase(user)
  const browser = await signIn(client, user)
  const file = async (wish: object) => {
    const asking = browser.post(`/api/cases/${caseId}/papers/file`)
    asking.request.responseType('blob')
    return asking.json({ form: 'cioms', language: 'en', ...wish })
  }
  const pages = async (query: object) =>
    browser.get(`/api/cases/${caseId}/papers`).qs({ form: 'cioms', language: 'en', ...query })
  return { user, caseId, browser, file, pages }
}

test.group('Papers of a case', () => {
  test('are printed as PDF and DOCX, which the trail tells', async ({ client, assert }) => {
    const { caseId, browser, file } = await arrive(client)
    const pdf = await file({ kind: 'pdf' })
    assert.equal(pdf.header('content-type'), 'application/pdf')
    assert.match(pdf.header('content-disposition')!, /_v2_r2_cioms_en\.pdf/)
    const text = await textOfPdf(pdf.body())
    for (const part of ['1PatientinitialsCD', 'Revision2', 'Page1of1', 'Draft'])
      assert.include(text, part)
    const docx = await file({ kind: 'docx' })
    assert.include(await textOfDocx(docx.body()), '1PatientinitialsCD')
    const { rows } = (await browser.get(`/api/cases/${caseId}/audit`)).body().data
    const acts = rows.map(({ act }: { act: string }) => act)
    assert.equal(acts.filter((act: string) => act === 'case.printed').length, 2)
  })

  test('of an earlier save say what was so then, and that it is superseded', async ({
    client,
    assert,
  }) => {
    const { file } = await arrive(client)
    const text = await textOfPdf((await file({ kind: 'pdf', revision: 1 })).body())
    assert.include(text, '1PatientinitialsAB')
    assert.include(text, 'Superseded')
  })

  test('are shown line by line before they are printed, in both languages', async ({
    client,
    assert,
  }) => {
    const { pages } = await arrive(client)
    const { data } = (await pages({ language: 'both' })).body()
    assert.lengthOf(data.pages, 1)
    const lines = data.pages[0].lines.map(({ text }: { text: string }) => text)
    assert.include(lines, 'CD')
    assert.include(lines, '可疑不良反应报告 / Suspect adverse reaction report')
    assert.deepEqual(data.missing, [])
  })

  test('hide from a partner what is masked for one: in text, name of the file and trail', async ({
    client,
    assert,
  }) => {
    const { browser, caseId, file, pages } = await arrive(client)
    const { data: sets } = (await browser.get('/api/papers/privacy_sets')).body()
    assert.deepEqual(
      sets.map(({ key }: { key: string }) => key),
      ['internal', 'regulator', 'partner']
    )
    const pdf = await file({ kind: 'pdf', privacy: 'partner' })
    assert.match(pdf.header('content-disposition')!, /_cioms_en_partner\.pdf/)
    const text = await textOfPdf(pdf.body())
    assert.include(text, '1PatientinitialsMasked')
    assert.notInclude(text, 'CD')
    assert.notInclude(Buffer.from(pdf.body()).toString('latin1'), '(CD)')
    const { rows } = (await browser.get(`/api/cases/${caseId}/audit`)).body().data
    const printed = rows.find(({ act }: { act: string }) => act === 'case.printed')
    assert.include(JSON.stringify(printed), 'partner')
    assert.equal((await pages({ privacy: 'press' })).body().code, 1005)
  })

  test('of a serious event are refused for a case without one, MedWatch in Chinese', async ({
    client,
    assert,
  }) => {
    const { pages } = await arrive(client)
    assert.equal((await pages({ form: 'cn_sae' })).body().code, 1005)
    assert.equal((await pages({ form: 'medwatch', language: 'zh' })).body().code, 2017)
    const { data } = (await pages({ form: 'medwatch' })).body()
    assert.isAtLeast(Math.min(...data.pages[0].lines.map(({ size }: { size: number }) => size)), 8)
  })

  test('are refused for a form or a save that is not there, other projects, and without permission', async ({
    client,
    assert,
  }) => {
    const { user, caseId, pages } = await arrive(client)
    assert.equal((await pages({ form: 'none' })).body().code, 1005)
    assert.equal((await pages({ revision: 9 })).body().code, 1005)
    assert.equal((await pages({ language: 'fr' })).body().code, 2017)
    const stranger = await signIn(client, await makeUser({ permissions }))
    const blind = await signIn(client, await makeUser({ project: user.project }))
    const query = { form: 'cioms', language: 'en' }
    const path = `/api/cases/${caseId}/papers`
    assert.equal((await stranger.get(path).qs(query)).body().code, 2604)
    assert.equal((await blind.get(path).qs(query)).body().code, 1003)
  })
})
