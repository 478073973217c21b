// needs: cases, coding, drugs, organisation, presets
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { builtInRoles } from '#kernel/access/roles/built_in_roles'
import { verifyAudit } from '#kernel/changes/verify_audit'
import { asPlatform } from '#kernel/commands/as_platform'
import CheckCredentials from '#kernel/identity/sign_in/check_credentials'
import { actorOfUser } from '#kernel/identity/actor_of_user'
import { actAs } from '#kernel/tenancy/actor'
import { listProjectsOf } from '#kernel/tenancy/find_project'

import { CaseReading } from '#plugins/cases/contract/reading'
import CaseFindings from '#plugins/cases/findings/case_findings'
import { BringDemonstration } from '#plugins/demo/seeding/bring_demonstration'
import { signInText } from '#plugins/demo/seeding/sign_in_text'

import { retireNewerReleases } from '#tests/coding/retire_newer_releases'
import { DEMO_PASSWORD, demoCompanies, platformUser } from '#tests/invented/companies'

async function seed() {
  const demonstration = await app.container.make(BringDemonstration)
  return asPlatform(() => demonstration.handle())
}

async function countRows(): Promise<Record<string, number>> {
  const { rows } = await db.connection('owner').rawQuery(`
    select (select count(*)::int from companies) companies, (select count(*)::int from projects) projects,
      (select count(*)::int from roles) roles, (select count(*)::int from users) users,
      (select count(*)::int from memberships) memberships, (select count(*)::int from cases) cases,
      (select count(*)::int from case_revisions) revisions, (select count(*)::int from presets) presets, (select count(*)::int from audit_lines) lines,
      (select count(*)::int from drug_products) products, (select count(*)::int from sponsors) sponsors,
      (select count(*)::int from servers) servers, (select count(*)::int from drug_references) documents,
      (select count(*)::int from standard_lists) lists,
      (select count(*)::int from whodrug_products) drugs,
      (select count(*)::int from dictionary_releases where dictionary = 'meddra') terms`)
  return rows[0]
}

async function enter(username: string) {
  const check = await app.container.make(CheckCredentials)
  const user = await check.handle({ username, password: DEMO_PASSWORD, address: '127.0.0.1' })
  const [project] = await listProjectsOf(user.id)
  return actorOfUser(user, project && { projectId: project.id, environment: 0 })
}

test.group('the demonstration', (group) => {
  group.setup(retireNewerReleases)

  test('brings two companies, their projects, a user of every role and cases, and repeats nothing', async ({
    assert,
  }) => {
    const { companies } = await seed()
    const once = await countRows()
    await seed()
    assert.deepEqual(await countRows(), once)
    assert.equal(once.drugs, 600)
    for (const [what, count] of Object.entries(once)) assert.isAbove(count, 0, what)
    assert.deepEqual(
      companies.map(({ type, projects }) => [type, Object.keys(projects)]),
      [
        [1, ['PH302', 'PH900']],
        [2, ['SL210', 'IG500']],
      ]
    )
    for (const { users } of demoCompanies) {
      assert.sameMembers(
        [...users, platformUser].map(({ role }) => role),
        builtInRoles.map(({ code }) => code)
      )
    }
    const { rows } = await db.connection('owner').rawQuery(
      `select environment, count(*)::int, max(version) as versions from cases
          where project_id = ? and not exists (select from case_revisions made
            where made.case_id = cases.id and made.act = 'case.imported')
          group by 1 order by 1`,
      [companies[0]!.projects.PH302]
    )
    assert.deepEqual(
      rows.map(({ count }: { count: number }) => count),
      [20, 6]
    )
    assert.equal(rows[0].versions, 2)
  })

  test('everything that it writes stands in the audit trail, without passwords', async ({
    assert,
  }) => {
    await seed()
    assert.deepEqual((await verifyAudit(db.connection('owner'))).faults, [])
    const { rows } = await db
      .connection('owner')
      .rawQuery(`select count(*)::int from audit_lines where changes::text like '%scrypt%'`)
    assert.equal(rows[0].count, 0)
  })

  test('everybody signs in with the printed password and has the rights of the role', async ({
    assert,
  }) => {
    await seed()
    assert.match(DEMO_PASSWORD, /^[A-Za-z0-9]{6,20}$/)
    const customer = await enter('customer')
    assert.isTrue(customer.permissions.has('CASE_DATA'))
    assert.isFalse(customer.permissions.has('CASE_EDIT'))
    const manager = await enter('manager')
    assert.includeMembers([...manager.permissions], ['CASE_DATA', 'CASE_EDIT', 'CASE_AUDIT'])
    const platform = await enter('platform')
    assert.isUndefined(platform.scope)
    for (const { username, name } of demoCompanies.flatMap(({ users }) => [...users])) {
      const person = await enter(username)
      assert.equal(person.name, name)
      assert.include(signInText(), username)
    }
    assert.include(signInText(), DEMO_PASSWORD)
  })

  test('some of the cases have something for the rules to find, most have nothing', async ({
    assert,
  }) => {
    await seed()
    const manager = await enter('manager')
    const reading = await app.container.make(CaseReading)
    const findings = await app.container.make(CaseFindings)
    const clean = await actAs(manager, async () => {
      const verdicts = []
      for (let number = 1; number <= 20; number++) {
        const record = await reading.findByNumber(`PH302-${String(number).padStart(6, '0')}`)
        const { findings: found } = await findings.judge(record!)
        verdicts.push(!found.some(({ severity }) => severity === 'error'))
      }
      return verdicts.filter(Boolean).length
    })
    assert.isAtLeast(clean, 10)
    assert.isAtMost(clean, 15)
  })
})
