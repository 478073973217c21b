import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import MakeTip, { keepOutside } from '#kernel/changes/tips/make_tip'
import { readTips, verifyTips } from '#kernel/changes/tips/verify_tips'
import { verifyAudit } from '#kernel/changes/verify_audit'
import { asActor } from '#tests/factories/as_actor'
import { makeProject, type TestProject } from '#tests/factories/make_project'
import { spawnAce } from '#tests/faults/kit/spawn_ace'

const owner = () => db.connection('owner')

/** Adds a line to the trail of something. */
const addLine = (project: TestProject, id: string) =>
  asActor(project.scope(), () =>
    new Changes().record({ name: 'thing.done', subject: { type: 'thing', id } }, async () => {})
  )

/** Cuts the last line of a chain off, and sets its head back, past every trigger. */
async function cutEnd(trx: TransactionClientContract, chain: string) {
  await trx.rawQuery('set local session_replication_role = replica')
  await trx.rawQuery('delete from audit_lines where chain = ? and seq = 2', [chain])
  await trx.rawQuery(
    `update audit_heads.heads h set seq = l.seq, hash = l.hash from audit_lines l
     where h.chain = ? and l.chain = h.chain and l.seq = 1`,
    [chain]
  )
}

/** Makes tips as the schedule does, kept in a file; gives what the file holds. */
function tipsInFile(atEnd: (remove: () => void) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-tips-'))
  const before = app.config.get('audit.tips')
  app.config.set('audit.tips', join(folder, 'tips'))
  atEnd(() => {
    app.config.set('audit.tips', before)
    rmSync(folder, { recursive: true })
  })
  return {
    make: () => new MakeTip().handle(),
    kept: () => readTips(readFileSync(join(folder, 'tips'), 'utf8'), 'tips').tips,
  }
}

test.group('The tips of the audit trail', () => {
  test('tell of the last line of a chain that was cut off with its head, which the chain does not', async ({
    assert,
    cleanup,
  }) => {
    const tips = tipsInFile(cleanup)
    const [project, id] = [await makeProject(), randomUUID()]
    await addLine(project, id)
    await tips.make()
    await addLine(project, id)
    await tips.make()
    const trx = await owner().transaction()
    cleanup(() => trx.rollback())
    const chain = `thing:${id}`
    assert.deepEqual(await verifyTips(trx, tips.kept()), [])
    await cutEnd(trx, chain)
    const ofChain = (await verifyAudit(trx)).faults.filter((fault) => fault.chain === chain)
    assert.deepEqual(ofChain, [])
    const [found] = await verifyTips(trx)
    assert.deepEqual([found?.chain, found?.seq], [chain, 2])
    assert.match(found!.problem, /stood at the end of its chain in tip \d+ and is not there/)
  })

  test('that were cut off, or made anew, are found by those that are kept outside, and by nothing else', async ({
    assert,
    cleanup,
  }) => {
    const tips = tipsInFile(cleanup)
    const [project, id] = [await makeProject(), randomUUID()]
    await addLine(project, id)
    await tips.make()
    await addLine(project, id)
    await tips.make()
    const last = tips.kept().at(-1)!
    const trx = await owner().transaction()
    cleanup(() => trx.rollback())
    await cutEnd(trx, `thing:${id}`)
    await trx.rawQuery('delete from audit_heads.tipped where tip = ?', [last.seq])
    await trx.rawQuery('delete from audit_heads.tips where seq = ?', [last.seq])
    assert.deepEqual(await verifyTips(trx), [])
    const found = async () =>
      (await verifyTips(trx, tips.kept())).map(({ chain, seq }) => `${chain} ${seq}`)
    assert.deepEqual(await found(), [`tips ${last.seq}`])
    await trx.rawQuery('select audit_make_tip()')
    assert.deepEqual(await verifyTips(trx), [])
    assert.deepEqual(await found(), [`tips ${last.seq}`])
  })

  test('are tied to each other: one that was changed, or a head in it, is named', async ({
    assert,
    cleanup,
  }) => {
    const tips = tipsInFile(cleanup)
    await addLine(await makeProject(), randomUUID())
    await tips.make()
    await tips.make()
    const [first] = tips.kept()
    const changes = {
      "update audit_heads.tips set at = at - interval '1 day' where seq = ?": /own hash/,
      "update audit_heads.tipped set hash = '' where tip = ?": /not those that it was made of/,
      'delete from audit_heads.tips where seq = ?': /does not follow/,
    }
    for (const [sql, problem] of Object.entries(changes)) {
      const trx = await owner().transaction()
      try {
        await trx.rawQuery('set local session_replication_role = replica')
        await trx.rawQuery(sql, [first!.seq])
        const found = (await verifyTips(trx)).map((fault) => fault.problem)
        assert.isTrue(
          found.some((each) => problem.test(each)),
          sql
        )
      } finally {
        await trx.rollback()
      }
    }
    await assert.rejects(() => owner().rawQuery('delete from audit_heads.tips'), /append-only/)
    await assert.rejects(
      () => db.connection('app').rawQuery('delete from audit_heads.tips'),
      /permission denied/
    )
  })

  test('stand on a line of their own behind one that was torn', async ({ assert, cleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'pharos-torn-'))
    cleanup(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'tips')
    const tip = { seq: 7, at: '2025-01-01T00:00:00.000Z', hash: 'ab' }
    await keepOutside(tip, file)
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -9))
    await keepOutside(tip, file)
    assert.deepEqual(readTips(readFileSync(file, 'utf8'), file).tips, [tip])
  })

  test('are read from a file in which a line is torn or foreign: it is named, and the others count', ({
    assert,
  }) => {
    const tip = (seq: number) => JSON.stringify({ seq, at: '2025-01-01T00:00:00.000Z', hash: 'ab' })
    const foreign = [
      '{"seq":2,"at":"2025-0',
      'a remark',
      'null',
      '[]',
      '{}',
      '{"seq":"2","hash":1}',
    ]
    const { tips, faults } = readTips([tip(1), '', ...foreign, tip(3), ''].join('\n'), 'kept/tips')
    assert.deepEqual(
      tips.map(({ seq }) => seq),
      [1, 3]
    )
    assert.deepEqual(
      faults.map(({ problem }) => problem),
      foreign.map((_, at) => `Line ${at + 3} of kept/tips is no tip`)
    )
  })

  test('and heads from a file that holds something else: audit:verify names it, and goes on with the rest', async ({
    assert,
    cleanup,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'pharos-kept-'))
    cleanup(() => rmSync(folder, { recursive: true }))
    const [tips, heads] = [join(folder, 'tips'), join(folder, 'heads.json')]
    writeFileSync(tips, '{"seq":1,"at":"20')
    writeFileSync(heads, '[{"chain":"case:1","s')
    const verify = (...args: string[]) => spawnAce(['audit:verify', ...args], {}).ended
    const { code, stdout, stderr } = await verify('--tips', tips, '--heads', heads)
    assert.equal(code, 1, stderr)
    assert.include(stdout, `tips: Line 1 of ${tips} is no tip`)
    assert.include(stdout, `heads: ${heads} is not what audit:heads writes, or only a part of it`)
    assert.match(stdout, /lines in \d+ chains followed/)
    const missing = await verify('--tips', join(folder, 'nowhere'))
    assert.equal(missing.code, 1)
    assert.include(missing.stdout + missing.stderr, 'nowhere cannot be read')
  })

  test('list a head once: only what moved since', async ({ assert, cleanup }) => {
    const tips = tipsInFile(cleanup)
    const [project, id] = [await makeProject(), randomUUID()]
    await addLine(project, id)
    for (let made = 0; made < 3; made++) await tips.make()
    const listed = await owner().from('audit_heads.tipped').where('chain', `thing:${id}`)
    assert.lengthOf(listed, 1)
  })

  test('are sent to an address, and one that does not keep them fails the job', async ({
    assert,
    cleanup,
  }) => {
    const taken: string[] = []
    const server = createServer(async (request, response) => {
      taken.push(await text(request))
      response.writeHead(taken.length === 1 ? 204 : 503).end()
    }).listen(0, '127.0.0.1')
    cleanup(() => void server.close())
    await once(server, 'listening')
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tips`
    const tip = { seq: 1, at: '2025-01-01T00:00:00.000Z', hash: 'ab' }
    await keepOutside(tip, address)
    assert.deepEqual(readTips(taken[0]!, 'taken'), { tips: [tip], faults: [] })
    await assert.rejects(() => keepOutside(tip, address), /was not kept: 503/)
  })
})
