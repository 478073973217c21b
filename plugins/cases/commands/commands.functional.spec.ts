// needs: coding
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import type { Scope } from '#kernel/tenancy/scope'

import { CaseLoader } from '#plugins/cases/contract'
import { asActor } from '#tests/factories/as_actor'
import { reportContent } from '#tests/factories/make_message'
import { makeProject } from '#tests/factories/make_project'
import { runAce } from '#tests/fixtures/run_ace'

const CASES = 1_100

/** Everything that the projections say of a project, in the same order each time. */
async function projectionsOf({ projectId, environment }: Scope) {
  const projections: Record<string, string> = {}
  for (const table of ['case_words', 'case_events', 'coded_places']) {
    const rows = await db
      .connection('owner')
      .from(table)
      .where({ project_id: projectId, environment })
    projections[table] = rows
      .map((row) => JSON.stringify(row))
      .sort()
      .join('\n')
  }
  return projections
}

const empty = ({ projectId }: Scope, table: string) =>
  db.connection('owner').from(table).where({ project_id: projectId }).delete()

test.group('The command cases:projections', () => {
  test('writes the projections of all cases anew where a table has none, and goes on where it was cut off', async ({
    assert,
  }) => {
    const project = await makeProject()
    const scopes = [project.scope(0), project.scope(1)]
    const loader = await app.container.make(CaseLoader)
    let number = 0
    const content = () => reportContent({ C_1_1: `XX-COPY-${++number}` })
    await asActor(scopes[0]!, () =>
      loader.load(CASES, () => ({ act: 'case.generated', content: content() }))
    )
    await asActor(scopes[1]!, () =>
      loader.load(1, () => ({ act: 'case.generated', content: content() }))
    )
    const before = await Promise.all(scopes.map(projectionsOf))
    assert.lengthOf(before[0]!.coded_places!.split('\n'), CASES)
    await empty(scopes[0]!, 'coded_places')
    await empty(scopes[0]!, 'case_words')
    const { code, stdout, stderr } = await runAce('cases:projections')
    assert.equal(code, 0, stdout + stderr)
    assert.deepEqual(await Promise.all(scopes.map(projectionsOf)), before)

    const [, after] = new RegExp(`${project.code} 0, .*?--after=(\\S+)`, 's').exec(stdout)!
    await empty(scopes[0]!, 'coded_places')
    const second = await runAce('cases:projections', `--after=${after}`)
    assert.equal(second.code, 0, second.stdout + second.stderr)
    const rest = await projectionsOf(scopes[0]!)
    assert.lengthOf(rest.coded_places!.split('\n'), CASES - 500)
    assert.deepEqual((await projectionsOf(scopes[1]!)).coded_places, before[1]!.coded_places)
  })

  test('refuses to go on behind what is no case', async ({ assert }) => {
    for (const after of ['x', '00000000-0000-4000-8000-000000000000']) {
      const { code, stdout, stderr } = await runAce('cases:projections', `--after=${after}`)
      assert.equal(code, 1)
      assert.match(stdout + stderr, /case/)
    }
  })
})
