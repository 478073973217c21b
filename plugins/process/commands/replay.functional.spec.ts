import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { actAs } from '#kernel/tenancy/actor'
import { aReport } from '#tests/factories/a_report'
import { asActor } from '#tests/factories/as_actor'
import { reportContent } from '#tests/factories/make_message'
import { makeProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { runAce } from '#tests/fixtures/run_ace'

import { CaseLoader } from '#plugins/cases/contract'
import ActOnCase, { type AskedAct } from '#plugins/process/acting/act_on_case'
import { assignAt, DELETION, returnAt } from '#plugins/process/contract/acts'
import { workAt } from '#plugins/process/contract/definition'
import { defaultDefinition } from '#plugins/process/definition/default_definition'

type Done = Omit<AskedAct, 'caseId' | 'seen'> & { to?: string; reason?: string }

const reason = 'The dose is missing.'
const pass: Done = { act: 'pass' }
const claim: Done = { act: 'claim' }
const wholeWay = [pass, ...Array.from({ length: 6 }, () => [claim, pass]).flat()]

/** Ways of seven cases: each act is done once at least, one case has ended, one is deleted. */
const ways: readonly (readonly Done[])[] = [
  [],
  [pass],
  [pass, claim, { act: 'return', to: 'ENTRY', reason }, pass],
  [pass, { act: 'recall', reason }],
  [pass, claim, pass, { act: 'withdraw', to: 'creator', reason }],
  [pass, { act: 'delete', reason }, { act: 'restore', reason }, claim, { act: 'delete', reason }],
  wholeWay,
]

const owner = () => db.connection('owner')

/** A project with cases that stand differently on their way. */
async function onTheirWay(client: Parameters<typeof signIn>[0]) {
  const project = await makeProject()
  const keys = defaultDefinition.nodes.map(({ key }) => key)
  const rights = keys.flatMap((key) => [workAt(key), returnAt(key), assignAt(key)])
  const permissions = ['CASE_DATA', 'CASE_EDIT', ...rights, DELETION]
  const user = await makeUser({ project, name: 'Wei Way', permissions })
  const browser = await signIn(client, user)
  const acting = await app.container.make(ActOnCase)
  const who = { userId: user.id, name: 'Wei Way', permissions: new Set(permissions) }
  const ids: string[] = []
  for (const way of ways) {
    const caseId = (await browser.post('/api/cases').json(aReport())).body().data.id as string
    ids.push(caseId)
    await actAs({ ...who, scope: project.scope() }, async () => {
      for (const done of way) await acting.handle({ ...done, caseId } as AskedAct)
    })
  }
  const replay = (...more: string[]) =>
    runAce('process:replay', `--project=${project.code}`, ...more)
  return { ids, replay }
}

test.group('The command process:replay', () => {
  test('finds nothing where cases went their way, and each copy that was falsified; then corrects it', async ({
    client,
    assert,
  }) => {
    const { ids, replay } = await onTheirWay(client)
    const before = await replay('--check')
    assert.equal(before.code, 0, before.stdout)
    assert.match(before.stdout, /^7 cases, 0 of them without steps, 0 differences$/m)

    const [entered, passed, returned, recalled, withdrawn, deleted, ended] = ids
    const copy = (table: string, column: string, id: string | undefined) =>
      owner().from(table).where(column, id!)
    const copies = () =>
      Promise.all([
        owner().from('cases').whereIn('id', ids).orderBy('id').select('id', 'status', 'owner_id'),
        owner().from('case_tasks').whereIn('case_id', ids).orderBy('case_id'),
        owner().from('case_standings').whereIn('case_id', ids).orderBy('case_id'),
      ])
    const whole = await copies()
    await copy('cases', 'id', entered).update({ status: 'REVIEW' })
    await copy('cases', 'id', recalled).update({ owner_id: null, owner_name: null })
    await copy('case_tasks', 'case_id', passed).update({ node: 'ARCHIVE' })
    await copy('case_tasks', 'case_id', withdrawn).delete()
    const [task] = whole[1]
    for (const case_id of [deleted, ended]) {
      await owner()
        .table('case_tasks')
        .insert({ ...task, case_id })
    }
    await copy('case_standings', 'case_id', returned).update({ creator_name: 'Somebody Else' })
    await copy('case_standings', 'case_id', ended).delete()
    await copy('case_standings', 'case_id', deleted).update({ since: new Date(0) })

    const found = await replay('--check')
    assert.equal(found.code, 1)
    const told = found.stdout.split('\n').filter((line) => line.includes(' is '))
    assert.lengthOf(told, 9)
    const numbers = await owner().from('cases').whereIn('id', ids).select('id', 'case_no')
    const numberOf = (id: string | undefined) => numbers.find((each) => each.id === id)!.case_no
    for (const [id, said] of [
      [entered, 'status is REVIEW, by the steps ENTRY'],
      [recalled, 'holder is -, by the steps '],
      [passed, 'task is ARCHIVE, -, since '],
      [withdrawn, 'task is -, by the steps ENTRY, '],
      [deleted, ', by the steps -'],
      [ended, ', by the steps -'],
      [returned, 'standing is by Somebody Else, since '],
      [ended, 'standing is -, by the steps by Wei Way, since '],
      [deleted, 'standing is by Wei Way, since 1970-'],
    ] as const) {
      const lines = told.filter((each) => each.includes(numberOf(id)))
      assert.include(lines.join('\n'), said)
    }
    assert.match(found.stdout, /9 differences$/m)
    assert.notDeepEqual(await copies(), whole)

    const mended = await replay()
    assert.equal(mended.code, 0, mended.stdout)
    assert.match(mended.stdout, /9 differences, 0 not corrected$/m)
    assert.deepEqual(await copies(), whole)
    assert.equal((await replay('--check')).code, 0)
    const chains = ids.map((id) => `case:${id}`)
    const lines = await owner().from('audit_lines').whereIn('chain', chains)
    assert.lengthOf(
      lines.filter(({ act }) => act === 'case.copies_replayed'),
      7
    )
  })

  test('goes through very many cases, portion by portion', async ({ assert }) => {
    const project = await makeProject()
    const loader = await app.container.make(CaseLoader)
    const content = reportContent({ C_1_1: 'XX-MANY-1' })
    await asActor(project.scope(), () =>
      loader.load(1_001, () => ({ act: 'case.generated', content }))
    )
    const { rows } = await owner().rawQuery(
      `delete from case_tasks where case_id in
        (select max(id::text)::uuid from cases where project_id = ?) returning case_id`,
      [project.scope().projectId]
    )
    assert.lengthOf(rows, 1)
    const { code, stdout } = await runAce('process:replay', '--check', `--project=${project.code}`)
    assert.equal(code, 1)
    assert.match(stdout, /^1001 cases, 0 of them without steps, 1 differences$/m)
  })

  test('refuses a project that there is not', async ({ assert }) => {
    const { code, stdout, stderr } = await runAce('process:replay', '--project=NONE-SUCH')
    assert.equal(code, 1)
    assert.match(stdout + stderr, /No project has the code NONE-SUCH/)
  })
})
