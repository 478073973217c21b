import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'

import { compareHeads, exportHeads } from '#kernel/changes/audit_heads'
import { Changes } from '#kernel/changes/changes'
import { type AuditFault, verifyAudit } from '#kernel/changes/verify_audit'
import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'

const LINES = 5

/** A case with five lines in its trail. */
async function caseWithTrail(): Promise<string> {
  const project = await makeProject()
  const subject = { type: 'case', id: randomUUID() }
  for (let line = 1; line <= LINES; line++) {
    await asActor(project.scope(), () =>
      new Changes().record(
        { name: 'case.page_saved', subject, reason: `save ${line}` },
        async (change) => change.note('D_1', `value ${line - 1}`, `value ${line}`)
      )
    )
  }
  return `case:${subject.id}`
}

/**
 * Does, as the superuser and with every trigger switched off, what nobody may do; tells what the
 * check finds, and takes it back.
 */
async function tamper(
  chain: string,
  work: (trx: TransactionClientContract) => Promise<unknown>,
  check: (trx: TransactionClientContract) => Promise<readonly AuditFault[]> = async (trx) =>
    (await verifyAudit(trx)).faults
): Promise<AuditFault[]> {
  const trx = await db.connection('owner').transaction()
  try {
    await trx.rawQuery('set local session_replication_role = replica')
    await work(trx)
    const faults = await check(trx)
    return faults.filter((fault) => fault.chain === chain)
  } finally {
    await trx.rollback()
  }
}

const at = (seq: number, chain: string) => `where chain = '${chain}' and seq = ${seq}`
const problems = (faults: readonly AuditFault[]) =>
  faults.map(({ seq, problem }) => `${seq}: ${problem}`)

test.group('Tampering with the audit trail is found and named (fault 32)', (group) => {
  let chain: string
  group.each.setup(async () => {
    chain = await caseWithTrail()
  })

  test('a trail that nobody touched is whole', async ({ assert }) => {
    assert.deepEqual(await tamper(chain, async () => {}), [])
    const { lines, chains } = await verifyAudit(db.connection('owner'))
    assert.isAtLeast(lines, LINES)
    assert.isAtLeast(chains, 1)
  })

  const columns = {
    'the new value': `changes = '[{"path":"D_1","before":"value 2","after":"forged"}]'`,
    'the time': `at = at + interval '1 microsecond'`,
    'the name of the person': `actor_name = 'Somebody Else'`,
    'the id of the person': `actor_id = gen_random_uuid()`,
    'the act': `act = 'case.opened'`,
    'the reason': `reason = null`,
    'the environment': `environment = 1`,
    'the project': `project_id = gen_random_uuid()`,
  }
  for (const [what, change] of Object.entries(columns)) {
    test(`a line in which ${what} was changed`, async ({ assert }) => {
      const faults = await tamper(chain, (trx) =>
        trx.rawQuery(`update audit_lines set ${change} ${at(3, chain)}`)
      )
      assert.deepEqual(problems(faults), ['3: The line was changed: it does not give its own hash'])
    })
  }

  test('a line in which a missing reason was made a dash', async ({ assert }) => {
    const subject = { type: 'case', id: randomUUID() }
    const project = await makeProject()
    await asActor(project.scope(), () =>
      new Changes().record({ name: 'case.opened', subject }, async () => {})
    )
    const own = `case:${subject.id}`
    const faults = await tamper(own, (trx) =>
      trx.rawQuery(`update audit_lines set reason = '-' ${at(1, own)}`)
    )
    assert.deepEqual(problems(faults), ['1: The line was changed: it does not give its own hash'])
  })

  test('a line that was changed and given its new hash', async ({ assert }) => {
    const faults = await tamper(chain, async (trx) => {
      await trx.rawQuery(`update audit_lines set reason = 'forged' ${at(3, chain)}`)
      await trx.rawQuery(`update audit_lines l set hash = audit_hash(l) ${at(3, chain)}`)
    })
    assert.deepEqual(problems(faults), [
      '4: The line does not follow the one before it: lines were moved or inserted',
    ])
  })

  test('a line that was inserted, with the numbers behind it moved on', async ({ assert }) => {
    const faults = await tamper(chain, async (trx) => {
      await trx.rawQuery(`update audit_lines set seq = -seq where chain = ? and seq > 2`, [chain])
      await trx.rawQuery(`update audit_lines set seq = 1 - seq where chain = ? and seq < 0`, [
        chain,
      ])
      await trx.rawQuery(
        `insert into audit_lines (chain, seq, company_id, project_id, environment, at, actor_id, actor_name, act,
           reason, changes, previous, hash)
         select chain, 3, company_id, project_id, environment, at, actor_id, actor_name, act, 'inserted', changes,
           hash, ''::bytea from audit_lines ${at(2, chain)}`
      )
      await trx.rawQuery(`update audit_lines l set hash = audit_hash(l) ${at(3, chain)}`)
    })
    const named = new Set(faults.map(({ seq }) => seq))
    assert.includeMembers([...named], [4])
    assert.include(problems(faults).join('\n'), 'lines were moved or inserted')
  })

  test('a line that was added at the end', async ({ assert }) => {
    const faults = await tamper(chain, async (trx) => {
      await trx.rawQuery(
        `insert into audit_lines (chain, seq, company_id, project_id, environment, at, actor_id, actor_name, act,
           reason, changes, previous, hash)
         select chain, 6, company_id, project_id, environment, at, actor_id, actor_name, act, 'added', changes,
           hash, ''::bytea from audit_lines ${at(5, chain)}`
      )
      await trx.rawQuery(`update audit_lines l set hash = audit_hash(l) ${at(6, chain)}`)
    })
    assert.deepEqual(problems(faults), ['6: The head does not match the last line'])
  })

  test('two lines that changed places', async ({ assert }) => {
    const faults = await tamper(chain, async (trx) => {
      await trx.rawQuery(`update audit_lines set seq = -3 ${at(3, chain)}`)
      await trx.rawQuery(`update audit_lines set seq = 3 ${at(4, chain)}`)
      await trx.rawQuery(`update audit_lines set seq = 4 where chain = ? and seq = -3`, [chain])
    })
    assert.includeMembers(
      faults.map(({ seq }) => seq),
      [3, 4]
    )
  })

  test('a line that was removed', async ({ assert }) => {
    const faults = await tamper(chain, (trx) =>
      trx.rawQuery(`delete from audit_lines ${at(3, chain)}`)
    )
    assert.deepEqual(problems(faults), ['4: A line before this one is missing (number 3)'])
  })

  test('the first line removed', async ({ assert }) => {
    const faults = await tamper(chain, (trx) =>
      trx.rawQuery(`delete from audit_lines ${at(1, chain)}`)
    )
    assert.deepEqual(problems(faults), ['2: A line before this one is missing (number 1)'])
  })

  test('the last line removed', async ({ assert }) => {
    const faults = await tamper(chain, (trx) =>
      trx.rawQuery(`delete from audit_lines ${at(5, chain)}`)
    )
    assert.deepEqual(problems(faults), ['4: The last line is missing: the head stands at number 5'])
  })

  test('a case removed with its whole trail', async ({ assert }) => {
    const faults = await tamper(chain, (trx) =>
      trx.rawQuery('delete from audit_lines where chain = ?', [chain])
    )
    assert.deepEqual(problems(faults), [
      'null: The whole trail is missing: 5 lines were written and none is there',
    ])
  })

  test('a case removed with its whole trail and its head, held against heads kept elsewhere', async ({
    assert,
  }) => {
    const kept = await exportHeads(db.connection('owner'))
    const faults = await tamper(
      chain,
      async (trx) => {
        await trx.rawQuery('delete from audit_lines where chain = ?', [chain])
        await trx.rawQuery('delete from audit_heads.heads where chain = ?', [chain])
      },
      (trx) => compareHeads(trx, kept)
    )
    assert.deepEqual(problems(faults), ['5: The line kept elsewhere is not in the trail'])
  })

  test('a whole trail rewritten with matching hashes, held against heads kept elsewhere', async ({
    assert,
  }) => {
    const kept = await exportHeads(db.connection('owner'))
    const rewrite = async (trx: TransactionClientContract) => {
      await trx.rawQuery(`update audit_lines set reason = 'forged' ${at(5, chain)}`)
      await trx.rawQuery(`update audit_lines l set hash = audit_hash(l) ${at(5, chain)}`)
      await trx.rawQuery(
        `update audit_heads.heads h set hash = l.hash from audit_lines l
         where h.chain = l.chain and l.chain = ? and l.seq = 5`,
        [chain]
      )
    }
    assert.deepEqual(await tamper(chain, rewrite), [])
    const faults = await tamper(chain, rewrite, (trx) => compareHeads(trx, kept))
    assert.deepEqual(problems(faults), ['5: The line kept elsewhere is not in the trail'])
  })
})
