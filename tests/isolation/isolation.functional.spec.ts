// needs: cases, coding, drugs, e2b, news, organisation, presets
import { randomUUID } from 'node:crypto'

import { test } from '@japa/runner'

import { type Address, addressesOf } from '#tests/isolation/kit/addresses'
import { checksumsOf } from '#tests/isolation/kit/checksums'
import { type Dice, makeDice } from '#tests/isolation/kit/dice'
import {
  forbiddenTo,
  foreignPool,
  leaksIn,
  references,
  victimsOf,
} from '#tests/isolation/kit/foreign'
import {
  asksTheList,
  everyRoute,
  isShell,
  type ListedRoute,
  writes,
} from '#tests/isolation/kit/listed_routes'
import { told } from '#tests/isolation/kit/told'
import { ownRequests } from '#tests/isolation/kit/own_requests'
import { type Answer, Visitor } from '#tests/isolation/kit/visitor'
import { neverAnswered } from '#tests/watch_answers'
import { oneForeignEach, wholeBody } from '#tests/isolation/kit/whole_bodies'
import {
  type Filled,
  type Identity,
  levelAsked,
  levels,
  makeWorld,
  type World,
} from '#tests/isolation/kit/world'
import { WALK_HANGS } from '#tests/patience'

/** No permission, not signed in, not found, no project chosen, not a case of this project. */
const NOTHING = new Set([1003, 1004, 1005, 6016, 2604])

const saysNothing = ({ code, status }: Answer) => NOTHING.has(code!) || status === 404
const at = ({ method, pattern }: ListedRoute) => `${method.toUpperCase()} ${pattern}`

/** Of those whom the guard of a route refuses, one of so many asks it. */
const REFUSED_TRY_ONE_OF = 4

/** Under the names that fields of lists have; with all others an address would be too long. */
const asFields = (named: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(named).filter(([name]) => name.endsWith('Id')))

/** The same address with ids that no row has. */
const elsewhere = (path: string, ids: readonly string[]) =>
  ids.reduce((text, id) => text.replace(id, randomUUID()), path)

/** A screen of the back office asks the calls for its row: it is the same where there is none. */
async function isSameAnywhere({ body }: Answer, nowhere: () => Promise<Answer>) {
  if (!body.startsWith('<!DOCTYPE html>')) return false
  return withoutNonce(body) === withoutNonce((await nowhere()).body)
}

const withoutNonce = (page: string) => page.replaceAll(/nonce="([^"]+)"/.exec(page)![1]!, '')

/** Whether the guard of a route lets the identity pass. */
function mayDo({ user, administers }: Identity, permission: string, level?: string): boolean {
  return level === 'project' ? user.permissions.includes(permission) : administers === level
}

/** A drug is chosen from a list; one that is not in it is not there, and the field says so. */
const isNoChoice = (key: string, { code }: Answer) => key === 'drugId' && code === 2017

/** Trails say back which ids the company's own people have asked for in vain; what stands behind them they do not say. */
const ofTrails = new Set(['changes.trail'])

test.group('Nobody sees what is not theirs (fault 25)', () => {
  let dice: Dice
  let world: World
  let levelOf: ReadonlyMap<string, string>

  test('every table of projects and companies holds foreign rows', async ({ assert, client }) => {
    dice = makeDice(Number(process.env.SEED ?? Date.now() % 1_000_000))
    world = await makeWorld(client, dice)
    levelOf = await levels()
    assert.deepEqual(world.problems, [])
    assert.isAbove(world.tables.length, 15)
    const empty = world.filled.flatMap(({ pool, mark }) =>
      world.tables
        .filter(({ name }) => pool.get(name)!.length === 0)
        .map(({ name }) => `${name} of ${mark}`)
    )
    assert.deepEqual(empty, [])
    for (const { pool, mark, companyMark } of world.filled) {
      const poolText = JSON.stringify([...pool])
      assert.include(poolText, mark)
      assert.include(poolText, companyMark)
    }
  })

  test('whatever anybody asks of foreign rows, it is not there or not permitted', async ({
    assert,
    client,
  }) => {
    const before = await sums(world)
    const visitors = world.identities.map((identity) => new Visitor(client, identity))
    const faults: string[] = []
    const routes = everyRoute()
    // Whoever the guard refuses does not come to the rows, whosever they are.
    const triedOf = (victims: Filled[], passes: boolean) => {
      if (victims.length === 0 || !passes) return victims.slice(0, 1)
      // One for each identity: sixteen of them come to all of the victims, others the next time.
      return [dice.pick(victims)]
    }
    // A guarded route is tried by a quarter of those whom its guard refuses, others the next time.
    const isLeftOut = (visitor: Visitor, route: number) =>
      (visitors.indexOf(visitor) + route + dice.seed) % REFUSED_TRY_ONE_OF > 0
    const visit = async (visitor: Visitor) => {
      const { identity } = visitor
      const forbidden = forbiddenTo(identity, world)
      const foreign = new Map(
        world.filled.map((victim) => {
          const pool = foreignPool(identity, victim, world)
          return [victim, { pool, named: references(pool) }]
        })
      )
      for (const [index, route] of routes.entries()) {
        const level = route.permission && levelOf.get(route.permission)
        const victims = victimsOf(identity, level, world)
        const passes = route.permission === undefined || mayDo(identity, route.permission, level)
        if (!passes && isLeftOut(visitor, index)) continue
        const tried = triedOf(victims, passes)
        for (const victim of tried) {
          const { pool, named } = foreign.get(victim)!
          const addresses = addressesOf(route.pattern, pool, victim.pool)
          if (typeof addresses === 'string') continue
          for (const { path, namesRow, values } of passes ? addresses : addresses.slice(0, 1)) {
            // An address takes 16 kB: in the filter stand half of them each time, others the next time.
            const fields = asFields(named)
            const half = Object.fromEntries(dice.some(Object.entries(fields)))
            const asked = { ...fields, filter: JSON.stringify(half) }
            const query = asksTheList(route) ? { text: victim.mark } : asked
            const whole = writes(route) ? await wholeBody(route, values, named, victim.scope) : {}
            const answer = await visitor.ask(route, path, query, { ...named, ...whole })
            const who = `${identity.label}, ${at(route)} for ${values.join(' ')}`
            const isTrail = ofTrails.has(route.name ?? '')
            const unsaid = isTrail ? { ...forbidden, ids: new Set<string>() } : forbidden
            const leaks = leaksIn(answer.text, unsaid, JSON.stringify([path, named]))
            if (leaks.length > 0) faults.push(`${who}: told ${leaks.join(', ')}`)
            if (answer.status >= 500) faults.push(`${who}: broke, ${answer.text.slice(0, 300)}`)
            const nowhere = () => visitor.ask(route, elsewhere(path, values), query)
            const isSame = isShell(route) && (await isSameAnywhere(answer, nowhere))
            if (namesRow && !saysNothing(answer) && !isSame) {
              faults.push(`${who}: answered ${answer.code ?? answer.status}`)
            }
          }
        }
      }
    }
    for (let first = 0; first < visitors.length; first += 4) {
      await Promise.all(visitors.slice(first, first + 4).map(visit))
      // A lane that is silent for long is taken for dead; a slow machine needs longer than that.
      console.log(`  asked by ${Math.min(first + 4, visitors.length)} of ${visitors.length}`)
    }
    assert.deepEqual(faults.slice(0, 40), [], `seed ${dice.seed}`)
    assert.deepEqual(await sums(world), before, `foreign rows were changed, seed ${dice.seed}`)
    const requests = visitors.reduce((total, { sent }) => total + sent, 0)
    console.log(
      `Isolation: ${routes.length} routes × ${visitors.length} identities, ${requests} requests, ` +
        `${world.tables.length} tables × ${world.filled.length} foreign scopes, seed ${dice.seed}`
    )
  }).timeout(WALK_HANGS)

  test("what is written of one's own refers to nothing foreign, not by one id in a row or a link", async ({
    assert,
    client,
  }) => {
    const own = world.filled[0]!
    const stranger = world.filled.at(-1)!
    const before = await sums(world)
    const visitors = world.owners.map((identity) => new Visitor(client, identity))
    const [mine, theirs] = [references(own.pool), references(stranger.pool)]
    const done: string[] = []
    const tried: string[] = []
    for (const route of everyRoute().filter(writes)) {
      const level = levelAsked(route, levelOf)
      const visitor = visitors[['project', 'company'].indexOf(level)]
      const addresses = addressesOf(route.pattern, own.pool)
      // The platform may name every company; that is what it is for.
      if (!visitor || typeof addresses === 'string') continue
      for (const { key, named } of oneForeignEach(route, mine, theirs, own.scope)) {
        const [{ path, values }] = addresses as [Address]
        const whole = await wholeBody(route, values, named, own.scope)
        const answer = await visitor.ask(route, path, {}, whole)
        tried.push(`${route.name} ${key}`)
        if (!isNoChoice(key, answer) && !saysNothing(answer))
          done.push(`${route.name}, ${key}: ${answer.code} ${why(answer)}`)
      }
    }
    assert.deepEqual(done, [])
    assert.includeMembers(tried, [
      ...['projectId', 'roleId'].map((key) => `people.users.create ${key}`),
      ...['userId', 'roleId'].map((key) => `people.members.create ${key}`),
      ...['sponsors', 'servers', 'drugs'].map((what) => `organisation.${what}.create projectId`),
    ])
    assert.deepEqual(await sums(world), before)
  })

  test('every route is reached: its own people get to their own rows, and what they write is done', async ({
    assert,
    client,
  }) => {
    const unreached: string[] = []
    const undone: string[] = []
    // What one route has deleted, another one that deletes the same does not find any more.
    const gone = new Set<string>()
    for await (const { route, addresses, prepare } of ownRequests(client, world)) {
      if (typeof addresses === 'string') {
        unreached.push(`${at(route)}: ${addresses}`)
        continue
      }
      const answers: Answer[] = []
      for (const address of addresses) answers.push(await (await prepare(address))())
      const isHere = ({ status, code }: Answer) =>
        status < 500 && status !== 404 && !isRefused(code)
      const isNowhere = route.pattern.includes('*') && answers.every(({ status }) => status === 404)
      const namesRow = addresses.some((each) => each.namesRow)
      const isRefused = (code?: number) => NOTHING.has(code!) || (namesRow && code === 2017)
      const values = addresses.flatMap((each) => each.values)
      const isGone = values.length > 0 && values.every((value) => gone.has(value))
      const isDone = answers.some((answer) => answer.isDone)
      if (writes(route) && (route.name in told.neverDone ? isDone : !isDone && !isGone)) {
        const last = answers.at(-1)!
        undone.push(`${route.name}: ${isDone ? 'done after all' : last.code} ${why(last)}`)
      }
      if (route.method === 'delete') for (const value of values) gone.add(value)
      if (!answers.some(isHere) && !isNowhere && !isGone) {
        const last = answers.at(-1)!
        unreached.push(`${at(route)} (${route.name}): ${last.code ?? last.status} ${why(last)}`)
      }
    }
    refuseAny(undone, 'see `before` and `whole` in tests/isolation/kit/requests.ts')
    refuseAny(unreached, 'see `bodies` in tests/isolation/kit/requests.ts')
    const silent = neverAnswered().filter(
      (name) => !(name in { ...told.neverDone, ...told.unanswered })
    )
    assert.deepEqual(silent, [], 'what they answer is held to what they state by nobody')
    assert.isAbove(everyRoute().length, 150)
  }).timeout(WALK_HANGS)
})

/** Fails with the routes themselves, and with one place of the test: more says nothing of them. */
function refuseAny(routes: readonly string[], where: string) {
  if (routes.length === 0) return
  const error = new Error([...routes, where].join('\n'))
  error.stack = error.stack!.split('\n    at ').slice(0, 2).join('\n    at ')
  throw error
}

const why = ({ data }: Answer) => JSON.stringify(data.detail ?? data.fields ?? data.message ?? '')

/** What the foreign rows hold; of a company only where nobody of the identities belongs to it. */
async function sums({ tables, filled }: World): Promise<Record<string, string>> {
  const foreign = filled[0]!.scope.companyId
  const all = await Promise.all(
    filled.map((each) => checksumsOf(tables, each, each.scope.companyId === foreign))
  )
  return Object.fromEntries(all.flatMap((each) => [...each]))
}
