import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { readXlsx } from 'hucre/xlsx'

import type { CaseContent, Row } from '#kernel/case/content/case_content'
import { verifyAudit } from '#kernel/changes/verify_audit'
import { aReport } from '#tests/factories/a_report'
import { makeProject, type TestProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'

const permissions = ['LITER_REPORT', 'CASE_DATA', 'CASE_EDIT', 'PROCESS_ENTRY', 'PROCESS_QUALITY']

const arrive = async (client: ApiClient, project: TestProject, ...more: string[]) =>
  signIn(client, await makeUser({ project, permissions: [...permissions, ...more] }))

const record = (...lines: string[]) => ['TY  - JOUR', ...lines, 'ER  - '].join('\n')

const abstract =
  'A woman aged 56 and a man aged 63 took demoprazole. Both developed liver injury; one died.'
const three = [
  record(
    'AU  - Demo, Anna',
    'TI  - Liver injury under demoprazole',
    'PY  - 2026',
    `AB  - ${abstract}`
  ),
  record('AU  - Muster, Bert', 'TI  - Impurities of demoprazole', 'PY  - 2026', 'AN  - 2'),
  record('AU  - Nameless, N.'),
  record('AU  - Sample, Cora', 'TI  - Demoprazole in rats', 'PY  - 2026', 'AN  - 3'),
].join('\n')

async function bring(browser: SignedInClient, text = three, name = 'export.ris') {
  const { products } = (await browser.get('/api/literature/setting')).body().data
  const productId: string =
    products[0]?.id ??
    (await browser.post('/api/literature/products').json({ name: 'Demoprazole' })).body().data.id
  const sent = await browser
    .post('/api/literature/files')
    .field('productId', productId)
    .file('file', Buffer.from(text), { filename: name })
  if (!sent.body().status) throw new Error(sent.text())
  return { productId, taken: sent.body().data }
}

const listed = async (browser: SignedInClient, query = '') =>
  (await browser.get(`/api/literature/articles${query}`)).body().data.rows as {
    articleId: string
    title: string
    status: string
  }[]

const act = async (
  browser: SignedInClient,
  method: 'post' | 'put' | 'delete',
  articleId: string,
  what: string,
  body: object
) => (await browser[method](`/api/literature/articles/${articleId}/${what}`).json(body)).body()

const shown = async (browser: SignedInClient, articleId: string, productId: string) =>
  (await browser.get(`/api/literature/articles/${articleId}?productId=${productId}`)).body().data

const counts = async (browser: SignedInClient) =>
  (await browser.get('/api/literature/counts')).body().data

/** The project screens with two persons. */
async function withTwo(client: ApiClient, project: TestProject) {
  const manager = await arrive(client, project, 'SYS_CONF')
  const place = '/api/admin/settings/literature'
  const { id: _id, ...values } = (await manager.get(place)).body().data
  const changed = await manager.put(place).json({ ...values, screeners: 2 })
  if (!changed.body().status) throw new Error(changed.text())
}

test.group('A file of articles', () => {
  test('is shown before it is saved, a bad record with its line, and comes in without it; the second time nothing changes', async ({
    client,
    assert,
  }) => {
    const browser = await arrive(client, await makeProject())
    const preview = await browser
      .post('/api/literature/files/preview')
      .file('file', Buffer.from(three), { filename: 'export.ris' })
    const { format, records, problems } = preview.body().data
    assert.equal(format, 'ris')
    assert.deepEqual(
      records.map(({ title, isKnown }: { title: string; isKnown: boolean }) => [title, isKnown]),
      [
        ['Liver injury under demoprazole', false],
        ['Impurities of demoprazole', false],
        ['Demoprazole in rats', false],
      ]
    )
    assert.deepEqual(
      problems.map(({ line, taken }: { line: number; taken: boolean }) => [line, taken]),
      [[13, false]]
    )
    assert.lengthOf(await listed(browser), 0)
    const first = await bring(browser)
    assert.deepInclude(first.taken, { found: 3, added: 3, known: 0 })
    const second = await bring(browser, three, 'copy.ris')
    assert.deepInclude(second.taken, { found: 3, added: 0, known: 3 })
    assert.deepInclude(await counts(browser), { found: 3, duplicates: 0, screened: 0, waiting: 3 })
  })

  test('is refused with 3001 where it is no export of articles, and so is a product that is there with 1006', async ({
    client,
    assert,
  }) => {
    const browser = await arrive(client, await makeProject())
    await bring(browser)
    const letter = await browser
      .post('/api/literature/files/preview')
      .file('file', Buffer.from('Dear colleague,'), { filename: 'a.txt' })
    assert.equal(letter.body().code, 3001)
    const again = await browser.post('/api/literature/products').json({ name: 'DEMOPRAZOLE' })
    assert.equal(again.body().code, 1006)
  })
})

test.group('Screening by one person', () => {
  test('excludes for a reason of the project, is undone, and is not taken where the article is elsewhere', async ({
    client,
    assert,
  }) => {
    const browser = await arrive(client, await makeProject())
    const { productId } = await bring(browser)
    const [one] = await listed(browser)
    const choose = (body: object) =>
      act(browser, 'post', one!.articleId, 'choice', { productId, ...body })
    assert.equal((await choose({ choice: 'exclude' })).code, 2017)
    assert.equal((await choose({ choice: 'exclude', reason: 'made_up' })).code, 2017)
    assert.isTrue((await choose({ choice: 'exclude', reason: 'no_safety' })).status)
    assert.deepInclude(await shown(browser, one!.articleId, productId), {
      ...{ status: 'excluded', reason: 'no_safety' },
    })
    assert.equal((await choose({ choice: 'include' })).code, 1006)
    const undo = () => act(browser, 'put', one!.articleId, 'undo', { productId })
    assert.isTrue((await undo()).status)
    assert.equal((await undo()).code, 1006)
    assert.equal((await listed(browser))[0]!.status, 'to_screen')
  })

  test('goes on to a full text, a verdict, a note, back to screening for a reason, and is closed', async ({
    client,
    assert,
  }) => {
    const browser = await arrive(client, await makeProject())
    const { productId } = await bring(browser)
    const [one] = await listed(browser)
    const id = one!.articleId
    const go = async (method: 'post' | 'put', what: string, body: object = {}) => {
      const answer = await act(browser, method, id, what, { productId, ...body })
      return answer.status ? (await shown(browser, id, productId)).status : answer.code
    }
    assert.equal(await go('post', 'choice', { choice: 'include' }), 'possible')
    assert.equal(await go('post', 'full-text-wish'), 'full_text_wanted')
    const text = await browser
      .post(`/api/literature/articles/${id}/full-text`)
      .field('productId', productId)
      .file('file', Buffer.from('Whole text'), { filename: 'whole.txt' })
    assert.isTrue(text.body().status)
    assert.equal(await go('post', 'notes', { text: 'Ask the author.' }), 'full_text')
    assert.equal(await go('post', 'verdict', { valid: false, reason: 'No patient' }), 'not_valid')
    assert.equal(await go('post', 'closing'), 'closed')
    assert.equal(await go('post', 'return', { reason: 'A patient was found.' }), 'to_screen')
    const { steps } = await shown(browser, id, productId)
    assert.deepEqual(
      steps.map(({ details }: { details: { act: string } }) => details.act),
      [
        ...['found', 'choice', 'full_text_wanted', 'full_text', 'note', 'judged'],
        ...['closed', 'returned'],
      ]
    )
  })

  test('marks words of the strategy, ages and sex in the text', async ({ client, assert }) => {
    const browser = await arrive(client, await makeProject())
    const { productId } = await bring(browser)
    const [one] = await listed(browser)
    const { abstract: marked } = await shown(browser, one!.articleId, productId)
    const words = marked.marks.map(
      ({ start, end, kind }: { start: number; end: number; kind: string }) => [
        kind,
        marked.text.slice(start, end),
      ]
    )
    assert.includeDeepMembers(words, [
      ['word', 'demoprazole'],
      ['sex', 'woman'],
      ['age', 'aged 56'],
    ])
  })
})

test.group('Screening by two persons', () => {
  test('shows the second nothing of the first, and leaves what differs to a third', async ({
    client,
    assert,
  }) => {
    const project = await makeProject()
    await withTwo(client, project)
    const [anna, ben, carl] = [
      await arrive(client, project),
      await arrive(client, project),
      await arrive(client, project),
    ]
    const { productId } = await bring(anna)
    const [one] = await listed(anna)
    const id = one!.articleId
    const choose = async (browser: SignedInClient, choice: string, reason?: string) =>
      act(browser, 'post', id, 'choice', { productId, choice, reason })
    await choose(anna, 'include')
    const own = await shown(anna, id, productId)
    assert.lengthOf(own.choices, 1)
    const seen = await shown(ben, id, productId)
    assert.deepInclude(seen, { status: 'to_screen', choices: [], proofs: [] })
    assert.notInclude(JSON.stringify(seen.steps), 'include')
    const waiting = async (browser: SignedInClient) =>
      (await listed(browser, '?waits=me')).map(({ articleId }) => articleId)
    assert.notInclude(await waiting(anna), id)
    assert.include(await waiting(ben), id)
    await choose(ben, 'exclude', 'other')
    assert.equal((await shown(carl, id, productId)).status, 'conflict')
    assert.equal((await choose(anna, 'exclude', 'other')).code, 1006)
    assert.isTrue((await choose(carl, 'include')).status)
    const decided = await shown(carl, id, productId)
    assert.equal(decided.status, 'possible')
    assert.lengthOf(decided.choices, 3)
  })

  test('what waits is given to somebody else, all of it or none; counts add up all the while', async ({
    client,
    assert,
  }) => {
    const project = await makeProject()
    const [anna, ben] = [await arrive(client, project), await arrive(client, project)]
    const { productId } = await bring(anna)
    const rows = await listed(anna)
    const places = rows.map(({ articleId }) => ({ articleId, productId }))
    const give = async (ownerId?: string) =>
      (await anna.put('/api/literature/owner').json({ places, ownerId })).body()
    assert.isTrue((await give(ben.user.id)).status)
    assert.lengthOf(await listed(anna, '?waits=me'), 0)
    assert.lengthOf(await listed(ben, '?waits=me'), 3)
    assert.equal((await give('00000000-0000-4000-8000-000000000009')).code, 1005)
    await act(ben, 'post', rows[0]!.articleId, 'choice', { productId, choice: 'include' })
    await act(ben, 'post', rows[0]!.articleId, 'verdict', { productId, valid: false })
    assert.equal((await give()).code, 1006)
    assert.lengthOf(await listed(ben, '?waits=me'), 2)
    assert.deepInclude(await counts(anna), { found: 3, duplicates: 0, screened: 1, waiting: 2 })
  })
})

const twin = record(
  ...['AU  - Demo, Anna', 'TI  - Liver injury under demoprazole.', 'PY  - 2026', 'AN  - 77'],
  ...['JO  - Demo Journal', 'VL  - 3', 'IS  - 1']
)

test.group('The same article', () => {
  test('waits for a person, is merged by them, and is taken apart at any time', async ({
    client,
    assert,
  }) => {
    const browser = await arrive(client, await makeProject())
    const { productId } = await bring(browser)
    await bring(browser, twin, 'twin.ris')
    const checking = await listed(browser, '?status=checking')
    assert.lengthOf(checking, 1)
    const second = checking[0]!.articleId
    const { pairs } = await shown(browser, second, productId)
    assert.equal(pairs[0].verdict, 'ask')
    const first = pairs[0].otherId
    const decide = () => act(browser, 'post', second, 'pair', { otherId: first, same: true })
    assert.isTrue((await decide()).status)
    assert.equal((await decide()).code, 1006)
    assert.deepInclude(await counts(browser), { found: 4, duplicates: 1, screened: 0, waiting: 3 })
    const { members } = await shown(browser, first, productId)
    assert.deepEqual(
      members.map(({ articleId }: { articleId: string }) => articleId),
      [second]
    )
    assert.isTrue((await browser.delete(`/api/literature/articles/${second}/merge`)).body().status)
    assert.equal(
      (await browser.delete(`/api/literature/articles/${second}/merge`)).body().code,
      1006
    )
    assert.deepInclude(await counts(browser), { found: 4, duplicates: 0, screened: 0, waiting: 4 })
    assert.lengthOf((await shown(browser, first, productId)).members, 0)
  })

  test('is screened on once a person said that it is another one', async ({ client, assert }) => {
    const browser = await arrive(client, await makeProject())
    const { productId } = await bring(browser)
    await bring(browser, twin, 'twin.ris')
    const articleId = (await listed(browser, '?status=checking'))[0]!.articleId
    const [pair] = (await shown(browser, articleId, productId)).pairs
    await act(browser, 'post', articleId, 'pair', { otherId: pair.otherId, same: false })
    assert.equal((await shown(browser, articleId, productId)).status, 'to_screen')
  })
})

const contentOf = async (caseId: string) => {
  const [row] = await db
    .connection('owner')
    .from('case_revisions')
    .where({ case_id: caseId })
    .orderBy('revision', 'desc')
    .limit(1)
  return row.content as CaseContent
}

const patients = [
  { sex: '2', age: 56, ageUnit: 'a', drug: 'demoprazole', reactions: ['liver injury'] },
  { sex: '1', age: 63, ageUnit: 'a', drug: 'demoprazole', reactions: ['liver injury', 'death'] },
  { drug: 'demoprazole', reactions: ['rash'] },
]
const order = { reportType: '1', dayZero: '2026-01-05', passesOn: false }

test.group('Cases of an article', () => {
  test('are made of three patients in one act, linked with each other, with what the article says and nothing else', async ({
    client,
    assert,
  }) => {
    const browser = await arrive(client, await makeProject())
    const { productId } = await bring(browser)
    const [one] = await listed(browser)
    const id = one!.articleId
    const make = (more: object = {}) =>
      act(browser, 'post', id, 'cases', { productId, ...order, patients, ...more })
    const early = await make()
    assert.equal(early.code, 1006, JSON.stringify(early))
    await act(browser, 'post', id, 'choice', { productId, choice: 'include' })
    assert.equal((await make({ dayZero: '2999-01-01' })).code, 2017)
    const made = (await make()).data as { id: string; caseNo: string }[]
    assert.lengthOf(made, 3)
    const contents = await Promise.all(made.map((each) => contentOf(each.id)))
    const [first, , third] = contents as [CaseContent, CaseContent, CaseContent]
    assert.deepInclude(first, { C_1_3: '1', C_1_4: '2026-01-05', C_1_5: '2026-01-05' })
    assert.deepInclude(first, { C_1_CN_1: '5', D_5: '2', D_2_2a: '56', D_2_2b: 'a' })
    const row = (content: CaseContent, group: string) => (content[group] as Row[])[0]!
    assert.equal(row(first, 'C_4_r').C_4_r_1, 'Demo A. Liver injury under demoprazole. 2026.')
    assert.deepInclude(row(first, 'C_2_r'), { C_2_r_1_4: 'Demo', C_2_r_1_2: 'Anna' })
    assert.equal(row(first, 'E_i').E_i_1_1a, 'liver injury')
    assert.deepInclude(row(first, 'G_k'), { G_k_1: '1', G_k_2_2: 'demoprazole' })
    assert.notProperty(third, 'D_5')
    assert.notProperty(third, 'D_2_2a')
    for (const [at, content] of contents.entries()) {
      const links = (content.C_1_10_r as Row[]).map(({ C_1_10_r }) => C_1_10_r)
      const others = contents.filter((_, each) => each !== at)
      assert.deepEqual(
        links,
        others.map((other) => other.C_1_1 ?? made[contents.indexOf(other)]!.caseNo)
      )
    }
    assert.equal((await shown(browser, id, productId)).status, 'case')
    const { faults } = await verifyAudit(db.connection('owner'))
    assert.deepEqual(faults, [])
  })

  test('hold the full text where it may be passed on', async ({ client, assert }) => {
    const browser = await arrive(client, await makeProject())
    const { productId } = await bring(browser)
    const [one] = await listed(browser)
    const id = one!.articleId
    await act(browser, 'post', id, 'choice', { productId, choice: 'include' })
    await browser
      .post(`/api/literature/articles/${id}/full-text`)
      .field('productId', productId)
      .file('file', Buffer.from('Whole text'), { filename: 'whole.txt' })
    const asked = { productId, ...order, passesOn: true, patients: patients.slice(0, 1) }
    const [made] = (await act(browser, 'post', id, 'cases', asked)).data
    const content = await contentOf(made.id)
    const [row] = content.C_4_r as Row[]
    assert.deepInclude(row!.C_4_r_2, { name: 'whole.txt', size: 10 })
    assert.notProperty(content, 'C_1_10_r')
  })

  test('that are known already are linked by their number, and refused with 1005 where there is none', async ({
    client,
    assert,
  }) => {
    const browser = await arrive(client, await makeProject())
    const { productId } = await bring(browser)
    const [one, two] = await listed(browser)
    for (const each of [one!, two!])
      await act(browser, 'post', each.articleId, 'choice', { productId, choice: 'include' })
    const asked = { productId, ...order, patients: patients.slice(0, 1) }
    const [{ caseNo }] = (await act(browser, 'post', one!.articleId, 'cases', asked)).data
    const link = (number: string) =>
      act(browser, 'post', two!.articleId, 'case-link', {
        productId,
        caseNo: number,
      })
    assert.equal((await link('NONE-1')).code, 1005)
    assert.isTrue((await link(caseNo)).status)
    assert.equal((await shown(browser, two!.articleId, productId)).status, 'case')
  })

  test('are followed up by an article: the next version has its day and its citation, or nothing is written', async ({
    client,
    assert,
  }) => {
    const browser = await arrive(client, await makeProject())
    const { productId } = await bring(browser)
    const [, two] = await listed(browser)
    await act(browser, 'post', two!.articleId, 'choice', { productId, choice: 'include' })
    const report = aReport({
      C_2_r: [{ id: 'r', C_2_r_3: 'FR', C_2_r_5: '1' }],
      C_4_r: [{ id: 'l', C_4_r_1: 'Demo A. Liver injury under demoprazole. 2026.' }],
    })
    const { id, caseNo } = (await browser.post('/api/cases').json(report)).body().data
    const follow = (body: object) =>
      act(browser, 'post', two!.articleId, 'case-follow-up', { productId, caseNo, ...body })
    assert.equal((await follow({ received: '2999-01-01' })).code, 2017)
    assert.equal((await follow({ received: '2026-02-03', caseNo: 'NONE-1' })).code, 1005)
    const before = await contentOf(id)
    const done = await follow({ received: '2026-02-03' })
    assert.isTrue(done.status, JSON.stringify(done))
    const content = await contentOf(id)
    assert.deepInclude(content, { C_1_4: before.C_1_4, C_1_5: '2026-02-03' })
    assert.deepEqual(
      (content.C_4_r as Row[]).map(({ C_4_r_1 }) => C_4_r_1),
      [
        'Demo A. Liver injury under demoprazole. 2026.',
        'Muster B. Impurities of demoprazole. 2026.',
      ]
    )
    const [row] = await db.connection('owner').from('cases').where({ id }).select('version')
    assert.equal(row.version, 2)
    const { status, steps } = await shown(browser, two!.articleId, productId)
    assert.equal(status, 'case')
    assert.deepInclude(steps.at(-1).details, { act: 'case', caseNo, kind: 'follow_up' })
  })

  test('do not pass to medical evaluation without a literature reference: 6003', async ({
    client,
    assert,
  }) => {
    const browser = await arrive(client, await makeProject())
    const made = async (content: object) =>
      (
        await browser
          .post('/api/cases')
          .json({ content: { C_1_3: '1', C_1_4: '2026-01-05', ...content } })
      ).body().data.id as string
    const pass = async (id: string) => {
      const place = `/api/cases/${id}/process`
      const step = async (name: string) => {
        const { steps } = (await browser.get(place)).body().data
        return (
          await browser.post(`${place}/${name}`).json({ seen: steps.at(-1)?.seq ?? 0 })
        ).body()
      }
      await step('pass')
      await step('claim')
      return step('pass')
    }
    assert.equal((await pass(await made({ C_1_CN_1: '5' }))).code, 6003)
    const id = '50000000-0000-4000-8000-000000000001'
    const cited = { C_1_CN_1: '5', C_4_r: [{ id, C_4_r_1: 'Demo A. One. 2026.' }] }
    assert.notEqual((await pass(await made(cited))).code, 6003)
  })
})

test.group('The sheet of a product', () => {
  test('counts found = duplicates + screened + waiting and tells each search and decision, as XLSX and PDF', async ({
    client,
    assert,
  }) => {
    const browser = await arrive(client, await makeProject())
    const { productId } = await bring(browser)
    await bring(browser, `${three}\n${twin}`, 'more.ris')
    const [one] = await listed(browser)
    const choice = { productId, choice: 'exclude', reason: 'no_safety' }
    await act(browser, 'post', one!.articleId, 'choice', choice)
    const sheet = async (kind: string) => {
      const asking = browser.post('/api/literature/sheet').json({ productId, kind })
      asking.request.responseType('blob')
      return (await asking).body() as Buffer
    }
    const book = await readXlsx(await sheet('xlsx'))
    const [sums, searches, decisions] = book.sheets
    assert.equal(sums!.rows[1]![0], '检索到 7 = 重复 3 + 已筛选 1 + 待筛选 3')
    assert.deepEqual(
      searches!.rows.slice(1).map((row) => [row[2], row[5]]),
      [
        ['export.ris', 3],
        ['more.ris', 4],
      ]
    )
    assert.lengthOf(decisions!.rows, 5)
    assert.include(String(decisions!.rows[1]![3]), '无安全性内容')
    const paper = await sheet('pdf')
    assert.equal(paper.subarray(0, 5).toString(), '%PDF-')
  })
})
