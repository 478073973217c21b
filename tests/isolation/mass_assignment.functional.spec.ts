// needs: cases, coding, drugs, e2b, organisation, presets
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'

import { addressesOf } from '#tests/isolation/kit/addresses'
import { checksumsOf } from '#tests/isolation/kit/checksums'
import { makeDice } from '#tests/isolation/kit/dice'
import { references } from '#tests/isolation/kit/foreign'
import { everyRoute, writes } from '#tests/isolation/kit/listed_routes'
import { Visitor } from '#tests/isolation/kit/visitor'
import { wholeBody } from '#tests/isolation/kit/whole_bodies'
import {
  fitCompany,
  type Identity,
  levelAsked,
  levels,
  makeWorld,
  type Pool,
  type World,
} from '#tests/isolation/kit/world'
import { WALK_HANGS } from '#tests/patience'

/** What somebody would like to be, in every spelling: more powerful, elsewhere, somebody else. */
function wishes(foreign: Pool, permissions: readonly string[]) {
  const elsewhere = references(foreign)
  return {
    ...elsewhere,
    is_platform_admin: true,
    isPlatformAdmin: true,
    is_company_admin: true,
    isCompanyAdmin: true,
    administers: 'platform',
    admin: true,
    built_in: true,
    builtIn: true,
    environment: 1,
    permissions,
    created_by: elsewhere.user_id,
    owner_id: elsewhere.user_id,
    company_id: elsewhere.company_id,
    project_id: elsewhere.project_id,
  }
}

/** Who may do what: nobody gains anything by what a body says beside what it should. */
async function rightsOf({ user, administers }: Identity) {
  const owner = db.connection('owner')
  const count = async (column: string) => {
    const [{ n }] = await owner.from('users').where(column, true).count('* as n')
    return Number(n)
  }
  const self = await owner.from('users').where({ id: user.id }).firstOrFail()
  const memberships = await owner
    .from('memberships')
    .join('roles', 'roles.id', 'memberships.role_id')
    .where({ user_id: user.id })
    .select('project_id', 'role_id', 'roles.permissions')
  return {
    self: [self.company_id, self.is_platform_admin, self.is_company_admin, self.status],
    memberships,
    platformAdmins: administers === 'platform' ? null : await count('is_platform_admin'),
    companyAdmins: administers ? null : await count('is_company_admin'),
  }
}

test.group('A body sets nothing but what its form has (fault 26)', () => {
  test('neither rights, nor company, project or environment, on any write', async ({
    assert,
    client,
  }) => {
    const world = await makeWorld(client, makeDice(26))
    const levelOf = await levels()
    const [own, , ...elsewhere] = world.filled
    const visitors = world.owners.map((identity) => new Visitor(client, identity))
    const before = await sums(world, elsewhere)
    const faults: string[] = []
    const routes = everyRoute().filter((route) => writes(route) && route.method !== 'delete')
    for (const route of routes) {
      const level = levelAsked(route, levelOf)
      // The platform may name companies and make administrators; that is what it is for.
      if (level === 'platform') continue
      await fitCompany(route, own!.scope)
      const visitor = visitors[['project', 'company'].indexOf(level)]!
      const addresses = addressesOf(route.pattern, own!.pool)
      if (typeof addresses === 'string') continue
      const rights = await rightsOf(visitor.identity)
      for (const victim of elsewhere) {
        const body = wishes(victim.pool, [...levelOf.keys()])
        for (const { path, values } of addresses.slice(0, 3)) {
          const named = references(own!.pool)
          const whole = await wholeBody(route, values, named, own!.scope)
          const answer = await visitor.ask(route, path, {}, { ...body, ...whole })
          if (answer.status >= 500) faults.push(`${route.name}: HTTP ${answer.status}`)
        }
      }
      const after = await rightsOf(visitor.identity)
      if (JSON.stringify(after) !== JSON.stringify(rights)) {
        faults.push(`${route.name}: ${JSON.stringify(rights)} became ${JSON.stringify(after)}`)
      }
    }
    assert.deepEqual(faults, [])
    assert.deepEqual(await sums(world, elsewhere), before)
    const { 1: formal } = world.filled
    assert.equal(formal!.scope.environment, 1)
    const requests = visitors.reduce((total, { sent }) => total + sent, 0)
    console.log(`Mass assignment: ${routes.length} writes, ${requests} requests`)
  }).timeout(WALK_HANGS)
})

async function sums({ tables }: World, scopes: World['filled']) {
  const all = await Promise.all(scopes.map((each) => checksumsOf(tables, each, true)))
  return Object.fromEntries(all.flatMap((each) => [...each]))
}
