import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { verifyAudit } from '#kernel/changes/verify_audit'
import { jobsSchema } from '#kernel/jobs/job_settings'
import { joinPlugin } from '#tests/fixtures/join_plugin'
import shelfPlugin from '#tests/fixtures/plugins/shelf/plugin'
import { shelf } from '#tests/fixtures/plugins/shelf/shelf_source'

import { inventedRecords } from '#plugins/literature/loopback/invented_records'
import { type Fault, LoopbackProvider } from '#plugins/literature/loopback/loopback_provider'
import { MakeSheet } from '#plugins/literature/sheet/make_sheet'
import { searchedProject } from '#plugins/literature/tests/searched_project'

const days = ['2026-03-02', '2026-03-03', '2026-03-08', '2026-03-09']

test.group('Sources that are asked by themselves', () => {
  test('PubMed, Europe PMC and an endpoint of the user give what they counted, and their days are covered', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { provider, aim, task, plan, run, search, rows, switchEndpoint } = await searchedProject(
      client,
      cleanup
    )
    provider.records = inventedRecords(days, 2)
    await aim()
    await switchEndpoint()
    await task(['pubmed', 'europe_pmc', 'cnki'])
    const made = await plan('2026-03-09')
    assert.lengthOf(made, 3)
    for (const id of made) await run(id)
    for (const id of made) {
      const { search: found, tries } = await search(id)
      assert.deepInclude(found, {
        state: 'covered',
        from: '2026-03-02',
        to: '2026-03-08',
        counted: 6,
        got: 6,
      })
      assert.deepEqual(
        tries.map(({ act }) => act),
        ['planned', 'covered']
      )
    }
    assert.lengthOf(await rows('literature_finds').where({ origin_kind: 'run' }), 18)
    const asked = provider.heard.map(({ path }) => path)
    assert.includeMembers(asked, [
      '/eutils/esearch.fcgi',
      '/eutils/efetch.fcgi',
      '/europepmc/searchPOST',
      '/own',
    ])
    const [{ said }] = provider.heard.filter(({ path }) => path.endsWith('esearch.fcgi'))
    assert.include(said, { usehistory: 'y', tool: 'pharos', db: 'pubmed' })
    assert.equal(
      said!.term,
      '("demoprazole"[tiab]) AND ("rash"[tiab]) AND ("2026/03/02"[crdt] : "2026/03/08"[crdt])'
    )
    assert.deepEqual(await plan('2026-03-09'), [])
    assert.deepEqual((await verifyAudit(db.connection('owner'))).faults, [])
  })

  test('a window with more than 10,000 records is searched in halves', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { provider, aim, task, plan, run, search } = await searchedProject(client, cleanup)
    provider.records = inventedRecords(days, 1)
    await aim()
    await task(['pubmed'])
    provider.counted = ({ term = '' }) => {
      const [from, to] = term.match(/\d{4}\/\d\d\/\d\d/g)!.map((day) => day.replaceAll('/', '-'))
      if (from === '2026-03-02' && to === '2026-03-08') return 10_001
      return provider.records.filter(({ day }) => from! <= day && day <= to!).length
    }
    const [id] = await plan('2026-03-09')
    await run(id!)
    assert.deepInclude((await search(id!)).search, { state: 'covered', counted: 3 })
    const terms = provider.heard
      .filter(({ path }) => path.endsWith('esearch.fcgi'))
      .map(({ said }) => said.term!.match(/\d\d\/\d\d(?=")/g))
    assert.deepEqual(terms, [
      ['03/02', '03/08'],
      ['03/02', '03/05'],
      ['03/06', '03/08'],
    ])
  })

  test('a key is sealed, sent and never given out again', async ({ client, assert, cleanup }) => {
    const { provider, aim, put, task, plan, run, get, rows } = await searchedProject(
      client,
      cleanup
    )
    await aim()
    await put('sources/pubmed/secrets', { name: 'key', value: 'invented-key' })
    await task(['pubmed'])
    const [id] = await plan('2026-03-09')
    await run(id!)
    assert.equal(provider.heard[0]!.said.api_key, 'invented-key')
    const kept = JSON.stringify([
      await get('sources'),
      await rows('literature_sources'),
      await rows('audit_lines'),
    ])
    assert.notInclude(kept, 'invented-key')
    assert.equal((await put('sources/pubmed/secrets', { name: 'other', value: 'x' })).code, 2017)
    assert.equal((await put('sources/none', { options: {} })).code, 1005)
  })
})

test.group('A source that fails', () => {
  const faults: [Fault, RegExp][] = [
    ['429', /asked too often/],
    ['500', /status 500/],
    ['html', /web page came/],
    ['cut', /cut off|could not be read/],
    ['count', /2 records were counted, and 1 came/],
    ['time_out', /no answer within/],
  ]
  for (const source of ['pubmed', 'europe_pmc'] as const) {
    test(`leaves the days open, whatever goes wrong, with 6002 and the cause: ${source}`, async ({
      client,
      assert,
      cleanup,
    }) => {
      const { provider, aim, task, plan, run, search } = await searchedProject(client, cleanup)
      const before = app.config.get('literature.seconds')
      app.config.set('literature.seconds', 0.4)
      cleanup(async () => app.config.set('literature.seconds', before))
      provider.records = inventedRecords(['2026-03-02'], 2)
      await aim()
      await task([source])
      const [id] = await plan('2026-03-09')
      for (const [at, [fault, cause]] of faults.entries()) {
        provider.faults.push(
          ...(source === 'pubmed' && fault === 'count' ? [null, fault] : [fault])
        )
        await run(id!, new Date(Date.now() + (at + 1) * 7_200_000))
        const { search: found, tries } = await search(id!)
        assert.equal(found.state, 'failed', fault)
        assert.match((found.reason as { en: string }).en, cause)
        assert.deepInclude(tries.at(-1), { act: 'failed', code: 6002 })
      }
      await run(id!, new Date(Date.now() + 100 * 3_600_000))
      assert.deepInclude((await search(id!)).search, { state: 'covered', counted: 2, reason: null })
    })
  }

  test('is asked again after 1, 5, 15 and 60 minutes, and its owner gets one mail', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { provider, aim, task, plan, run, search, user } = await searchedProject(client, cleanup)
    await aim()
    await task(['europe_pmc'])
    const [id] = await plan('2026-03-09')
    let now = new Date(Date.now() + 1000)
    const pauses: number[] = []
    for (let tries = 0; tries < 5; tries += 1) {
      provider.faults.push('500')
      await run(id!, now)
      const next = new Date((await search(id!)).search.nextTry as string)
      pauses.push((next.getTime() - now.getTime()) / 60_000)
      await run(id!, new Date(next.getTime() - 1))
      now = next
    }
    assert.deepEqual(pauses, [1, 5, 15, 60, 60])
    assert.lengthOf((await search(id!)).tries, 6)
    const { rows } = await db
      .connection('owner')
      .rawQuery(`select data from ${jobsSchema}.job where name = 'kernel.send_mail'`)
    const mails = rows.filter((row: object) => JSON.stringify(row).includes(user.id))
    assert.lengthOf(mails, 1)
  })

  test('missed runs become one window, and a person asks again at once', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { provider, aim, task, plan, run, search, post } = await searchedProject(client, cleanup)
    provider.records = inventedRecords(days, 1)
    await aim()
    await task(['europe_pmc'])
    const [id] = await plan('2026-03-09')
    provider.faults.push('500')
    await run(id!)
    assert.deepEqual(await plan('2026-03-24'), [id])
    assert.deepInclude((await search(id!)).search, { from: '2026-03-02', to: '2026-03-22' })
    await post(`searches/${id}/again`)
    assert.deepInclude((await search(id!)).search, { state: 'covered', counted: 4 })
    assert.equal((await post(`searches/${id}/again`)).code, 1006)
  })
})

test.group('The sheet of searches', () => {
  test('lists a try that failed without hits, and a search without an article with 0', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { provider, aim, task, plan, run, asSystem } = await searchedProject(client, cleanup)
    await aim()
    const { productId } = await task(['europe_pmc'])
    const [id] = await plan('2026-03-09')
    provider.faults.push('500')
    await run(id!)
    await run(id!, new Date(Date.now() + 7_200_000))
    const { tables, sum } = await asSystem(async () =>
      (await app.container.make(MakeSheet)).handle(productId, 'en')
    )
    assert.equal(sum, '0 found = 0 duplicates + 0 screened + 0 waiting')
    const rows = tables[0]!.rows
    assert.deepEqual(
      rows.map(([kind, source, window, , , hits]) => [kind, source, window, hits]),
      [
        ['Search', 'europe_pmc', '2026-03-02 – 2026-03-08', ''],
        ['Search', 'europe_pmc', '2026-03-02 – 2026-03-08', 0],
      ]
    )
    assert.match(String(rows[0]![6]), /status 500/)
  })
})

test.group('A source of a plugin', () => {
  test('is chosen, set up, asked and covered like the others', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup((await joinPlugin(shelfPlugin)) as never)
    const { task, plan, run, search, put, get } = await searchedProject(client, cleanup)
    shelf.journals = [{ number: 'S1', title: 'A journal of the shelf', day: '2026-03-04' }]
    const { sources } = await get('choices')
    assert.deepInclude(sources, {
      name: 'shelf',
      label: { en: 'Shelf', zh: 'Shelf' },
      region: 'home',
    })
    await task(['shelf'])
    const [id] = await plan('2026-03-09')
    await run(id!)
    assert.match(
      String(
        (await search(id!)).search.reason &&
          ((await search(id!)).search.reason as { en: string }).en
      ),
      /Nobody knows the room/
    )
    await put('sources/shelf', { options: { room: '12' } })
    await run(id!, new Date(Date.now() + 7_200_000))
    assert.deepInclude((await search(id!)).search, { state: 'covered', counted: 1, fresh: 1 })
  })
})

test.group('The loopback provider', () => {
  test('is refused in production', ({ assert }) => {
    assert.throws(() => new LoopbackProvider(true), /refused in production/)
  })
})
