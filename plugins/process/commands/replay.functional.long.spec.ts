import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import { asActor, asUser } from '#tests/factories/as_actor'
import { reportContent } from '#tests/factories/make_message'
import { makeProject, type TestProject } from '#tests/factories/make_project'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { printCounts } from '#tests/faults/kit/print_counts'
import { runAce } from '#tests/fixtures/run_ace'
import { Random } from '#tests/invented/random'

import { CaseLoader } from '#plugins/cases/contract'
import ActOnCase, { type AskedAct } from '#plugins/process/acting/act_on_case'
import {
  acts,
  assignAt,
  DELETION,
  returnAt,
  type WayAct,
  wayActs,
} from '#plugins/process/contract/acts'
import { workAt } from '#plugins/process/contract/definition'
import { type Standing, waysBack } from '#plugins/process/contract/standing'
import { defaultDefinition } from '#plugins/process/definition/default_definition'
import { type CaseWay, CaseWays } from '#plugins/process/records/case_ways'

/** How many cases; WAYS tries it with fewer. */
const COUNT = Number(process.env.WAYS ?? 10_000)
/** Acts that are tried with a case, at most. */
const MOST_ACTS = 8
/** Cases that are on their way at once. */
const AT_ONCE = 4
const SEED = 'replay'
const reason = 'As the seed has it.'
const rare: ReadonlySet<WayAct> = new Set(['transfer', 'delete', 'withdraw'])

const owner = () => db.connection('owner')

/** One who may do everything, and three each of whom works at some nodes. */
async function peopleOf(project: TestProject): Promise<TestUser[]> {
  const keys = defaultDefinition.nodes.map(({ key }) => key)
  const all = keys.flatMap((key) => [workAt(key), returnAt(key), assignAt(key)])
  const some = (rest: number) => keys.filter((_, at) => at % 3 === rest)
  const people = [
    [...all, DELETION],
    ...[0, 1, 2].map((rest) => some(rest).flatMap((key) => [workAt(key), returnAt(key)])),
  ]
  const made: TestUser[] = []
  for (const [at, rights] of people.entries()) {
    const permissions = ['CASE_DATA', 'CASE_EDIT', ...rights]
    made.push(await makeUser({ project, name: `Person ${at}`, permissions }))
  }
  return made
}

/** What is said beside an act, as chance has it. */
function askedOf(act: WayAct, way: CaseWay, people: readonly TestUser[], random: Random): AskedAct {
  const { caseId, standing, definition } = way
  if (act === 'pass' || act === 'claim') return { caseId, act }
  if (act === 'recall' || act === 'delete' || act === 'restore') return { caseId, act, reason }
  if (act !== 'transfer') {
    const back = waysBack(standing, definition)
    return { caseId, act, to: back[random.bits() % back.length]!.asked, reason }
  }
  const able = takersOf(standing, people)
  return { caseId, act, to: able[random.bits() % able.length]!.id, reason }
}

const takersOf = ({ node, holder }: Standing, people: readonly TestUser[]) =>
  people.filter(
    ({ id, permissions }) => permissions.includes(workAt(node.key)) && id !== holder?.id
  )

test.group('Steps of very many cases', () => {
  test(`${COUNT} cases go as chance has it, each state has a way out, an open case one task, and replayed steps are their copies`, async ({
    assert,
  }) => {
    const project = await makeProject()
    const people = await peopleOf(project)
    const { container } = app
    const loader = await container.make(CaseLoader)
    const content = reportContent({ C_1_1: 'XX-WAYS-1' })
    await asActor(project.scope(), () =>
      loader.load(COUNT, () => ({ act: 'case.generated', content }))
    )
    const ids: string[] = (
      await owner().from('cases').where({ project_id: project.projectId }).select('id')
    ).map(({ id }) => id)
    const [ways, acting] = [await container.make(CaseWays), await container.make(ActOnCase)]
    const changes = new Changes()
    const done: Record<string, number> = Object.fromEntries(wayActs.map((act) => [act, 0]))
    let withoutWayOut = 0

    /** What each person may do with a case now. */
    const allowed = (way: CaseWay) =>
      people.flatMap((who) => {
        const asking = { userId: who.id, permissions: new Set(who.permissions) }
        const verdicts = acts(way.standing, way.definition, asking, way.revision)
        const free = wayActs.filter((act) => verdicts[act] === null)
        return free
          .filter((act) => act !== 'transfer' || takersOf(way.standing, people).length > 0)
          .map((act) => ({ who, act }))
      })

    async function goesItsWay(caseId: string, random: Random) {
      let way = await asUser(people[0]!, () => ways.find(caseId))
      for (let left = random.bits() % (MOST_ACTS + 1); left > 0 && way; left -= 1) {
        const free = allowed(way)
        if (free.length === 0) {
          if (!way.standing.isEnded) withoutWayOut += 1
          return
        }
        const kinds = [...new Set(free.map(({ act }) => act))]
        const act = kinds[random.bits() % kinds.length]!
        // Most cases go on: what keeps them from it is met less often.
        if (rare.has(act) && random.bits() % 4 > 0) continue
        const able = free.filter((each) => each.act === act)
        const { who } = able[random.bits() % able.length]!
        const asked = askedOf(act, way, people, random)
        const judged = { seq: way.standing.seq, revision: way.revision, obstacle: null }
        await asUser(who, () => changes.recordMany((open) => acting.within(open, asked, judged)))
        done[act]! += 1
        if (act === 'delete' && random.bits() % 2 === 0) {
          const back = { caseId, act: 'restore', reason } as const
          await asUser(people[0]!, () =>
            changes.recordMany((open) => acting.within(open, back, null))
          )
          done.restore! += 1
        }
        way = await asUser(people[0]!, () => ways.find(caseId))
      }
    }

    const waiting = ids.entries()
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const [at, id] of waiting) await goesItsWay(id, new Random(`${SEED} ${at}`))
      })
    )
    assert.equal(withoutWayOut, 0)
    for (const act of wayActs) assert.isAbove(done[act]!, 0, act)

    const { rows } = await owner().rawQuery(
      `select cases.status = 'ARCHIVED' or cases.removed_at is not null as is_over,
         count(*)::int as cases, sum(tasks)::int as tasks, max(tasks)::int as most
       from cases left join lateral
         (select count(*) as tasks from case_tasks where case_id = cases.id) as kept on true
       where project_id = ? group by 1`,
      [project.projectId]
    )
    const counts = (isOver: boolean) =>
      rows.find(({ is_over: found }: { is_over: boolean }) => found === isOver)
    const [open, over] = [counts(false), counts(true)]
    assert.deepEqual([open.tasks, open.most], [open.cases, 1], 'an open case has one task')
    assert.equal(over.tasks, 0)
    const began = Date.now()
    const { code, stdout } = await runAce('process:replay', '--check', `--project=${project.code}`)
    assert.equal(code, 0, stdout)
    assert.include(stdout, `${COUNT} cases, 0 of them without steps, 0 differences`)
    const seconds = Math.round((Date.now() - began) / 1000)
    printCounts('replayed', { ...{ seed: SEED, cases: COUNT, open: open.cases }, done, seconds })
  })
})
