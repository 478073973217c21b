// needs: demo
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { verifyAudit } from '#kernel/changes/verify_audit'
import { asPlatform } from '#kernel/commands/as_platform'
import { retireNewerReleases } from '#tests/coding/retire_newer_releases'
import { runAce } from '#tests/fixtures/run_ace'
import { demoProcess } from '#tests/invented/ways'

import { BringDemonstration } from '#plugins/demo/seeding/bring_demonstration'
import { defaultDefinition } from '#plugins/process/definition/default_definition'

const owner = () => db.connection('owner')

async function seed() {
  const demonstration = await app.container.make(BringDemonstration)
  return asPlatform(() => demonstration.handle())
}

/** Tasks and steps of one environment of a project. */
async function ofProject(project_id: string, environment: number) {
  const where = { project_id, environment }
  return {
    tasks: await owner().from('case_tasks').where(where),
    steps: await owner().from('case_steps').where(where),
  }
}

test.group('The demonstration, on its way', (group) => {
  group.setup(retireNewerReleases)

  test('has a case at every node, with a task of whoever works there, and each act once at least', async ({
    assert,
  }) => {
    const { companies } = await seed()
    const nodes = defaultDefinition.nodes.filter(({ kind }) => kind !== 'ended')
    const acts = new Set<string>()
    for (const [at, code] of [
      [0, 'PH900'],
      [0, 'PH302'],
      [1, 'IG500'],
      [1, 'SL210'],
    ] as const) {
      const { people, projects } = companies[at]!
      const { tasks, steps } = await ofProject(projects[code]!, code === 'SL210' ? 0 : 1)
      for (const { act } of steps) acts.add(act)
      if (code === 'PH900') {
        for (const { key } of nodes) {
          const held = tasks.filter(({ node, holder_id: id }) => {
            return node === key && id === people[key]!.id
          })
          assert.isAbove(held.length, 0, key)
        }
        assert.isTrue(tasks.some(({ holder_id: id }) => id === null))
      }
      const explained = steps.filter(({ act }) => {
        return ['return', 'recall', 'withdraw', 'delete'].includes(act)
      })
      assert.isAbove(explained.length, 0, code)
      for (const { reason } of explained) assert.isAbove(reason.length, 15)
    }
    const shown = ['begin', 'pass', 'claim', 'return', 'recall', 'withdraw', 'delete']
    assert.sameMembers([...acts], shown)
  })

  test('has a chain of three versions and a nullified case, each archived', async ({ assert }) => {
    const { companies } = await seed()
    const { steps } = await ofProject(companies[1]!.projects.IG500!, 1)
    const byCase = Map.groupBy(
      steps.toSorted((one, other) => one.seq - other.seq),
      ({ case_id: id }) => String(id)
    )
    const chains = [...byCase.values()].map((all) => ({
      kinds: all.filter(({ kind }) => kind).map(({ kind }) => kind),
      last: all.at(-1).to_node,
    }))
    assert.includeDeepMembers(chains, [
      { kinds: ['follow-up', 'amendment'], last: 'ARCHIVED' },
      { kinds: ['nullification'], last: 'ARCHIVED' },
    ])
  })

  test('has a process that each company keeps for its projects', async ({ assert }) => {
    const { companies } = await seed()
    for (const { id } of companies) {
      const kept = await owner().from('process_templates').where({ company_id: id })
      assert.deepEqual(
        kept.map(({ setup, revision }) => [setup.nodes, revision]),
        [[demoProcess.nodes, 1]]
      )
    }
  })

  test('repeats nothing, leaves people’s work as it is, and stands in the trail', async ({
    assert,
  }) => {
    const count = async () => {
      const { rows } = await owner().rawQuery(`
        select (select count(*)::int from case_steps) steps, (select count(*)::int from case_tasks) tasks,
          (select count(*)::int from process_definitions) definitions,
          (select count(*)::int from process_templates) templates,
          (select count(*)::int from audit_lines) lines`)
      return rows[0]
    }
    await seed()
    const once = await count()
    assert.isAtLeast(once.definitions, 2)
    await seed()
    assert.deepEqual(await count(), once)
    assert.deepEqual((await verifyAudit(owner())).faults, [])
  })

  test('its copies are what its steps amount to', async ({ assert }) => {
    await seed()
    for (const project of ['PH900', 'PH302', 'IG500', 'SL210']) {
      const { code, stdout } = await runAce('process:replay', '--check', `--project=${project}`)
      assert.equal(code, 0, stdout)
      assert.match(stdout, /^\d+ cases, 0 of them without steps, 0 differences$/m)
    }
  })
})
