import { test } from '@japa/runner'

import { searchedProject, wordsOf } from '#plugins/literature/tests/searched_project'

const ris = (titles: readonly string[]) =>
  titles.map((title) => `TY  - JOUR\nTI  - ${title}\nPY  - 2026\nER  - \n`).join('\n')

test.group('Strategies', () => {
  test('are kept in versions, and a word that another product has is refused with 6001 and the product', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { post, put, get } = await searchedProject(client, cleanup)
    const one = await post('strategies', {
      name: 'Demoprazole',
      words: wordsOf({ inn: ['Demoprazolum'] }),
    })
    const { productId } = one.data
    const taken = await post('strategies', {
      ...{
        name: 'Demosartan',
        words: wordsOf({ keyword_en: ['demosartan'], brand: ['ＤＥＭＯＰＲＡＺＯＬＵＭ '] }),
      },
    })
    assert.deepInclude(taken, { status: false, code: 6001 })
    assert.equal(taken.data.productId, productId)
    assert.lengthOf(await get('strategies'), 1)
    const own = wordsOf({ keyword_en: ['demosartan'] })
    assert.isTrue((await post('strategies', { name: 'Demosartan', words: own })).status)
    const next = { version: 1, words: wordsOf({ keyword_en: ['demoprazole', 'dmp'] }) }
    assert.deepEqual((await put(`strategies/${productId}`, next)).data, { version: 2 })
    assert.equal((await put(`strategies/${productId}`, next)).code, 1006)
    const versions = await get(`strategies/${productId}/versions`)
    assert.deepEqual(
      versions.map(({ version }: { version: number }) => version),
      [2, 1]
    )
    const free = wordsOf({ keyword_en: ['demosartan'], inn: ['demoprazolum'] })
    const other = (await get('strategies')).find(
      ({ name }: { name: string }) => name === 'Demosartan'
    )
    assert.isTrue((await put(`strategies/${other.productId}`, { version: 1, words: free })).status)
  })

  test('without a word that names the product are refused', async ({ client, assert, cleanup }) => {
    const { post } = await searchedProject(client, cleanup)
    const words = wordsOf({ keyword_en: [' '], safety: ['rash'] })
    assert.equal((await post('strategies', { name: 'None', words })).code, 2017)
    const none = wordsOf({ keyword_en: [] })
    assert.equal((await post('strategies', { name: 'None', words: none })).code, 2017)
  })
})

test.group('Tasks', () => {
  test('refuse a source that another task of the product searches, an unknown one, and a day that does not exist', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { task, post, put, get, user } = await searchedProject(client, cleanup)
    const { productId, taskId } = await task(['cnki', 'pubmed'])
    const setup = { cycle: '1_month', dueDays: 5, ownerId: user.id }
    const made = async (given: object) =>
      (
        await post('tasks', {
          productId,
          anchor: '2026-01-31',
          sources: ['vip'],
          ...setup,
          ...given,
        })
      ).code
    assert.equal(await made({ sources: ['cnki'] }), 2017)
    assert.equal(await made({ sources: ['none'] }), 2017)
    assert.equal(await made({ anchor: '2026-02-30' }), 2017)
    assert.equal(await made({ ownerId: productId }), 2017)
    assert.equal(await made({ productId: taskId }), 1005)
    const change = { revision: 1, sources: ['cnki', 'ovid'], ...setup }
    assert.isTrue((await put(`tasks/${taskId}`, change)).status)
    assert.equal((await put(`tasks/${taskId}`, change)).code, 1006)
    const [{ sources }] = await get('tasks')
    assert.deepEqual(sources, ['cnki', 'ovid'])
  })

  test('that are paused plan nothing, and their days are holes until they go on', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { task, plan, post, get } = await searchedProject(client, cleanup)
    const { taskId } = await task(['cnki'])
    assert.isTrue((await post(`tasks/${taskId}/pause`, { revision: 1 })).status)
    assert.equal((await post(`tasks/${taskId}/pause`, { revision: 2 })).code, 1006)
    assert.deepEqual(await plan('2026-03-09'), [])
    const cause = async () =>
      (await get('coverage?from=2026-03-01&to=2026-03-31')).lines[0].holes[0].cause
    assert.equal(await cause(), 'paused')
    assert.isTrue((await post(`tasks/${taskId}/resume`, { revision: 2 })).status)
    assert.equal(await cause(), 'missing')
    assert.lengthOf(await plan('2026-03-09'), 1)
  })
})

test.group('Uploads due', () => {
  test('name expression, days and due date; the export covers its days, and what it did not reach stays open', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { task, plan, browser, post, get, search, rows } = await searchedProject(client, cleanup)
    await task(['cnki'])
    const [id] = await plan('2026-03-16')
    const [due] = await get('uploads')
    assert.deepInclude(due, {
      ...{ id, kind: 'upload', from: '2026-03-02', to: '2026-03-15', due: '2026-03-23' },
      expression: `TKA=('demoprazole') AND TKA=('rash')`,
    })
    const bytes = Buffer.from(ris(['First invented article', 'Second invented article']))
    const given = await browser
      .post(`/api/literature/searches/${id}/export`)
      .file('file', bytes, { filename: 'export.ris' })
      .fields({ coveredTo: '2026-03-10' })
    assert.deepInclude(given.body().data, { found: 2, fresh: 2, isCovered: true, problems: [] })
    assert.deepInclude((await search(id!)).search, {
      state: 'covered',
      to: '2026-03-10',
      counted: 2,
    })
    const [rest] = await get('uploads')
    assert.deepInclude(rest, {
      from: '2026-03-11',
      to: '2026-03-15',
      due: '2026-03-23',
      state: 'open',
    })
    assert.lengthOf(await rows('literature_finds').where({ origin_kind: 'upload' }), 2)
    const outside = await post(`searches/${rest.id}/empty`, { coveredTo: '2026-03-16' })
    assert.equal(outside.code, 2017)
    const empty = await post(`searches/${rest.id}/empty`)
    assert.deepInclude(empty.data, { found: 0, isCovered: true })
    assert.deepEqual(await get('uploads'), [])
    assert.equal((await post(`searches/${rest.id}/empty`)).code, 1006)
  })

  test('of which the database showed more hits than came stay open', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { task, plan, browser, search } = await searchedProject(client, cleanup)
    await task(['wanfang'])
    const [id] = await plan('2026-03-09')
    const send = (titles: readonly string[], counted: string) =>
      browser
        .post(`/api/literature/searches/${id}/export`)
        .file('file', Buffer.from(ris(titles)), { filename: 'export.ris' })
        .fields({ counted })
    assert.deepInclude((await send(['One'], '2')).body().data, { found: 1, isCovered: false })
    assert.equal((await search(id!)).search.state, 'failed')
    assert.deepInclude((await send(['One', 'Two'], '2')).body().data, { found: 2, isCovered: true })
    const letter = await browser
      .post(`/api/literature/searches/${id}/export`)
      .file('file', Buffer.from('Dear colleague'), { filename: 'letter.txt' })
    assert.equal(letter.body().code, 1006)
  })

  test('can be given to somebody else of the project, and to nobody from elsewhere', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { task, plan, post, search, user } = await searchedProject(client, cleanup)
    const { productId } = await task(['vip'])
    const [id] = await plan('2026-03-09')
    assert.isTrue((await post(`searches/${id}/give`, { ownerId: user.id })).status)
    assert.equal((await post(`searches/${id}/give`, { ownerId: productId })).code, 1005)
    assert.equal((await post(`searches/${id}/again`)).code, 1006)
    assert.deepEqual(
      (await search(id!)).tries.map(({ act }) => act),
      ['planned', 'given']
    )
  })
})
