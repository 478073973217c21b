// needs: cases, coding, drugs, e2b, organisation, presets
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { addressesOf } from '#tests/isolation/kit/addresses'
import { makeDice } from '#tests/isolation/kit/dice'
import { forbiddenTo, leaksIn } from '#tests/isolation/kit/foreign'
import {
  everyRoute,
  isShell,
  type ListedRoute,
  parametersOf,
} from '#tests/isolation/kit/listed_routes'
import { PROBE, watchFields } from '#tests/isolation/kit/read_fields'
import { type Answer, Visitor } from '#tests/isolation/kit/visitor'
import { fitCompany, levelAsked, levels, makeWorld, type World } from '#tests/isolation/kit/world'
import { WALK_HANGS } from '#tests/patience'
import { withClient } from '#tests/test_database'

/** What a payload locks that is run: the connection keeps the lock, whatever becomes of the request. */
const LOCK = 302_240_024

const locks = `pg_try_advisory_lock_shared(${LOCK})`
/** What breaks out of a text, or would run a statement of its own. */
const breakouts = [
  ...["'", '"', '\\', '??', '$1', ';--', '%', "'; DROP TABLE cases; --"],
  ...[`' || ${locks} || '`, `name; SELECT ${locks}`, '(SELECT version())'],
]
/** A condition that always holds beside one that never does: as values both find the same. */
const pairs = [
  ["' OR 'qx'='qx", "' OR 'qx'='qy"],
  ["%' OR 'qx'='qx' --", "%' OR 'qx'='qy' --"],
  ["qx) OR ('qx'='qx", "qx) OR ('qx'='qy"],
  ["name, (CASE WHEN 'qx'='qx' THEN 1 END)", "name, (CASE WHEN 'qx'='qy' THEN 1 END)"],
] as const
const payloads = [...breakouts, ...pairs.flat()]
/** What a field is tried with that no route looks at itself, but what stands before all of them. */
const short = [breakouts.slice(0, 1), pairs.slice(0, 1)] as const

/** Words of a database that complains. */
const complaint =
  /syntax error|unterminated|SQLSTATE|pg_catalog|PostgreSQL|does not exist in|invalid input syntax|column .* does not exist|bindings/i

type Query = Record<string, unknown>

/** Ways to put a text into a field of the query string. */
function waysIn(field: string, text: string, filters: readonly string[]): Query[] {
  const json = (value: unknown) => ({ [field]: JSON.stringify(value) })
  const plain = { [field]: text }
  if (field === 'sort') return [plain, json([text, 'ASC']), json(['name', text]), json([text])]
  if (field === 'range') return [plain, json([text, 10]), json([0, text])]
  if (field === 'conditions') {
    return [
      { element: text, value: 'x' },
      { element: 'C.1.1', value: text },
    ].map((each) => ({
      [field]: [{ is: 'contains', ...each }],
    }))
  }
  if (field !== 'filter') return [plain]
  return [plain, json({ [text]: 'x' }), ...filters.map((name) => json({ [name]: text }))]
}

/** Whether a payload was run as a statement, by anybody. */
async function isLocked(): Promise<boolean> {
  const { rows } = await db.connection('owner').rawQuery(
    `select from pg_locks where locktype = 'advisory' and objid = ?
     and database = (select oid from pg_database where datname = current_database())`,
    [LOCK]
  )
  return rows.length > 0
}

/** How many rows an answer gives; null for what is no list. */
function rowsIn({ data, text }: Answer): number | null {
  if (Array.isArray(data)) return data.length
  const rows = data.rows ?? data.presets ?? data.imports
  if (Array.isArray(rows)) return rows.length
  return text.includes('"data":[]') ? 0 : null
}

test.group('No query reaches the database as anything but a value (fault 24)', () => {
  let world: World
  let fields = 0
  let requests = 0

  test('each field of each list, and each part of each path', async ({ assert, client }) => {
    const dice = makeDice(Number(process.env.SEED ?? Date.now() % 1_000_000))
    world = await makeWorld(client, dice)
    const levelOf = await levels()
    const visitors = world.owners.map((identity) => new Visitor(client, identity))
    const forbidden = world.owners.map((identity) => forbiddenElsewhere(identity, world))
    const watch = watchFields()
    const faults: string[] = []
    const few = <Item>(items: readonly Item[]) => dice.some(dice.some(items))
    // Signed in beforehand: what signing in looks at is nothing of the first route.
    const anywhere = everyRoute().find(({ pattern }) => pattern === '/*')!
    for (const visitor of visitors) await visitor.ask(anywhere, '/nowhere')
    watch.take()
    await visitors[0]!.ask(anywhere, '/nowhere', { filter: PROBE })
    const seenAnywhere = new Set(watch.take().query)
    try {
      for (const route of everyRoute().filter(({ method }) => method === 'get')) {
        await fitCompany(route, world.filled[0]!.scope)
        const level = levelAsked(route, levelOf)
        const index = ['project', 'company', 'platform'].indexOf(level)
        const visitor = visitors[index]!
        const check = (what: string, answer: Answer) => {
          const where = `${route.pattern} with ${what}`
          if (answer.status >= 500) faults.push(`${where}: HTTP ${answer.status}`)
          if (complaint.test(JSON.stringify(answer.data))) faults.push(`${where}: ${answer.text}`)
          const leaks = leaksIn(answer.text, forbidden[index]!, '')
          if (leaks.length > 0) faults.push(`${where}: told ${leaks.join(', ')}`)
        }
        const ask = async (path: string, query: Query) => {
          const answer = await visitor.ask(route, path, query)
          requests++
          check(JSON.stringify(query) + path, answer)
          return answer
        }
        const addresses = addressesOf(route.pattern, world.filled[0]!.pool)
        if (typeof addresses === 'string' || isOver(route)) continue
        const { path } = addresses[0]!
        watch.take()
        await visitor.ask(route, path, { filter: PROBE })
        const { query, filter } = watch.take()
        fields += query.length + filter.length
        for (const field of query) {
          const isFilter = field === 'filter' && filter.length > 0
          const isOwn = route === anywhere || isFilter || !seenAnywhere.has(field)
          // One screen looks at it, at whichever of its addresses.
          if (isShell(route)) seenAnywhere.add(field)
          // A quarter of them each time, others the next time.
          const [texts, twins] = isOwn ? [few(breakouts), few(pairs)] : short
          for (const payload of texts) {
            await Promise.all(waysIn(field, payload, filter).map((way) => ask(path, way)))
          }
          for (const [holds, never] of twins) {
            const ways = waysIn(field, never, filter)
            for (const [at, way] of waysIn(field, holds, filter).entries()) {
              const [one, other] = await Promise.all([ask(path, way), ask(path, ways[at]!)])
              if (one.code !== other.code || rowsIn(one) !== rowsIn(other)) {
                faults.push(`${route.pattern} with ${JSON.stringify(way)}: the condition counts`)
              }
            }
          }
        }
        for (const name of parametersOf(route.pattern)) {
          for (const payload of few(payloads)) {
            const part = name === '*' ? '*' : `:${name}`
            const pattern = route.pattern.replace(part, encodeURIComponent(payload))
            const rest = addressesOf(pattern, world.filled[0]!.pool)
            if (typeof rest !== 'string') await ask(rest[0]!.path, {})
          }
        }
        if (await isLocked()) faults.push(`${route.pattern}: a statement of a value was run`)
      }
    } finally {
      watch.stop()
    }
    assert.deepEqual(faults.slice(0, 40), [], `seed ${dice.seed}`)
    // The watch is awake: what is run is seen.
    await withClient(process.env.DATABASE_URL!, async (line) => {
      await line.query(`select ${locks}`)
      assert.isTrue(await isLocked())
    })
    assert.isAbove(fields, 20)
    console.log(
      `Injection: ${fields} fields, a quarter of ${payloads.length} payloads each, ${requests} requests, seed ${dice.seed}`
    )
  }).timeout(WALK_HANGS)
})

/** What the owners of the first company must not be told, whoever they are. */
function forbiddenElsewhere(identity: World['owners'][number], world: World) {
  const elsewhere = world.filled.filter(
    ({ scope }) => scope.companyId !== identity.user.project.companyId
  )
  return forbiddenTo(identity, { ...world, filled: elsewhere })
}

/** Asking it ends the session; it looks at nothing. */
const isOver = ({ name }: ListedRoute) => name === 'identity.session.end'
