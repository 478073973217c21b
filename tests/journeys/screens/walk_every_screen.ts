import { globSync, readFileSync } from 'node:fs'
import type { Assert } from '@japa/assert'

import type { Scope } from '#kernel/tenancy/scope'
import { DEMO_PASSWORD, demoCompanies, platformUser } from '#tests/invented/companies'
import { openProduct } from '#tests/browser/product'
import { setCompanyType } from '#tests/isolation/kit/world'
import type { Language } from '#tests/journeys/kit/words'
import { everyResource, type StatedResource } from '#tests/journeys/screens/admin_screens'
import { type DemoRows, demoRows, demoScope } from '#tests/journeys/screens/demo_rows'
import { GivenRows } from '#tests/journeys/screens/given_rows'
import {
  found,
  mayOpen,
  openedRoutes,
  type Place,
  placesOf,
  screenAt,
} from '#tests/journeys/screens/route_screens'
import { Session } from '#tests/journeys/screens/session'
import { REFUSED, Walker } from '#tests/journeys/screens/walker'

const [demoCompany] = demoCompanies

/** How much is walked. */
interface Walk {
  readonly languages: readonly Language[]
  /** Whether a screen is opened as each role that sees something else, or once, as who may do most. */
  readonly asEachRole: boolean
}

interface Role {
  readonly name: string
  readonly session: Session
}

interface Guarded {
  readonly permission?: string
}

/** Where one goes. */
interface Way {
  readonly places: readonly Place[]
  readonly resources: readonly StatedResource[]
  readonly demo: DemoRows
  readonly rows: GivenRows
  readonly asEachRole: boolean
}

/** What was opened. */
interface Opened {
  readonly components: Set<string>
  readonly resources: Set<string>
  /** As `screen language`. */
  readonly screens: Set<string>
  readonly paths: Set<string>
  /** How many roles have opened what all of them may open, as `screen language`. */
  readonly shared: Map<string, number>
  openings: number
}

const HOMES = { platform: '/admin/home', company: '/company/home' }

/** What everybody may open is opened as so many roles: it looks at nobody's permissions but the menu's. */
const SHARED_AS = 2

/** The invented people, signed in. */
async function peopleIn(address: string, scope: Scope): Promise<Role[]> {
  return Promise.all(
    [...demoCompany.users, platformUser].map(async ({ username, role }) => {
      const who = { username, password: DEMO_PASSWORD }
      return { name: role, session: await Session.of(address, who, scope) }
    })
  )
}

/** Those who may open other screens than all before them, first who may do most: they see most. */
function different(people: readonly Role[], guards: readonly Guarded[], seen: Set<string>) {
  const codes = new Set(guards.map(({ permission }) => permission))
  const byPermissions = people.toSorted(
    (a, b) => b.session.permissions.size - a.session.permissions.size
  )
  return byPermissions.filter(({ session }) => {
    const opens = [...session.permissions].filter((code) => codes.has(code)).sort()
    const isNew = !seen.has(opens.join())
    seen.add(opens.join())
    return isNew
  })
}

/** Files of screens, and calls that draw resources of the back office. */
function screensInCode() {
  const files = globSync(['plugins/*/ui/screens/**/*.tsx', 'resources/app/screens/**/*.tsx'])
  const components = files
    .filter((file) => readFileSync(file, 'utf8').includes('export default'))
    .map((file) =>
      file
        .replace(/\.tsx$/, '')
        .replace(/^plugins\/(\w+)\/ui\/screens\//, '$1/')
        .replace(/^resources\/app\/screens\//, 'kernel/')
    )
  const code = globSync(['resources/admin/**/*.tsx', 'plugins/*/ui/admin/**/*.tsx'])
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  return { components, resources: code.match(/(?<!function )\badminResource\(/g)!.length }
}

/** Everything that one role may open and is to open, on one page in one language. */
async function walk(
  walker: Walker,
  { name, session }: Role,
  { places, resources, demo, rows, asEachRole }: Way,
  opened: Opened
): Promise<string[]> {
  const { lang } = walker
  await walker.become(name, session)
  const open = async (path: string, screen: string, component?: string, isShared = false) => {
    const key = `${screen} ${lang}`
    const isFirst = !opened.screens.has(key)
    const times = opened.shared.get(key) ?? 0
    if (!isFirst && (!asEachRole || (isShared && times >= SHARED_AS))) return
    opened.shared.set(key, times + 1)
    opened.screens.add(key)
    opened.openings++
    await walker.open(path, component, isFirst)
  }
  const refused: string[] = []
  for (const place of places.filter((each) => mayOpen(each, session))) {
    const wasOpened = opened.paths.has(`${place.path} ${lang}`)
    if (wasOpened && !(place.isFirst && (asEachRole || place.route.isPublic))) continue
    opened.paths.add(`${place.path} ${lang}`)
    const { path, component } = await found(place, session, demo.pool)
    if (component === REFUSED) refused.push(`${place.path} is refused to ${name}, who may open it`)
    else if (component) {
      opened.components.add(component)
      await open(path, `${component} ${path}`, component, !place.route.permission)
    }
  }
  const forbidden = places.find((place) => !mayOpen(place, session))
  if (forbidden && !session.isNobody && (await screenAt(forbidden.path, session)) === REFUSED) {
    opened.components.add(REFUSED)
    await open(forbidden.path, REFUSED, REFUSED, true)
  }
  const mine = resources.filter(({ permission }) => session.permissions.has(permission))
  for (const level of new Set(mine.map((one) => one.level))) {
    if (level !== 'project') await open(HOMES[level], `home of the ${level}`)
  }
  for (const { name: resource, screens } of mine) {
    opened.resources.add(resource)
    for (const screen of screens) {
      if (!asEachRole && opened.screens.has(`${screen} ${lang}`)) continue
      const id = screen.includes(':id') ? await rows.idOf(resource, session) : ''
      if (id === undefined) continue
      await open(screen.replace(':id', encodeURIComponent(id)), screen)
    }
  }
  return refused
}

/** Opens all screens that there are, and asserts that each is whole, in words and for everybody. */
export async function walkEveryScreen(assert: Assert, { languages, asEachRole }: Walk) {
  const { address } = await openProduct()
  const scope = await demoScope()
  const people = await peopleIn(address, scope)
  // Who enters cases has the invented ones, and may change them.
  const editor = people.find(({ name }) => name === 'ENTRY')!
  const demo = await demoRows(scope, editor.session)
  const { places, unfilled } = await placesOf(openedRoutes(), demo.pool)
  const all = await everyResource()
  const rows = new GivenRows(demo.pool, scope)
  const walkers = await Promise.all(languages.map((lang) => Walker.arrive(lang, demo.said)))
  const opened: Opened = {
    components: new Set(),
    resources: new Set(),
    screens: new Set(),
    paths: new Set(),
    shared: new Map(),
    openings: 0,
  }
  const refused: string[] = []
  const names: string[] = []
  const way = { places, resources: all, demo, rows, asEachRole }
  const walkAs = async (roles: readonly Role[]) => {
    names.push(...roles.map(({ name }) => name))
    const walkAll = async (walker: Walker) => {
      for (const role of roles) refused.push(...(await walk(walker, role, way, opened)))
    }
    await Promise.all(walkers.map(walkAll))
    await rows.takeAway()
  }
  const guards: Guarded[] = [...places.map(({ route }) => route), ...all]
  const seen = new Set<string>()
  const nobody = { name: 'nobody', session: await Session.ofNobody(address) }
  await walkAs([nobody, ...different(people, guards, seen)])
  // A company of the other type manages other things.
  const other = demoCompany.type === 1 ? 2 : 1
  await setCompanyType(scope.companyId, other)
  try {
    const later = different(await peopleIn(address, scope), guards, seen)
    await walkAs(later.map((role) => ({ ...role, name: `${role.name} of type ${other}` })))
  } finally {
    await setCompanyType(scope.companyId, demoCompany.type)
  }

  const inCode = screensInCode()
  const sorted = (each: Iterable<string>) => [...new Set(each)].sort()
  const onScreens = [...refused, ...walkers.flatMap((walker) => walker.faults)]
  const faults = [...unfilled, ...rows.problems, ...sorted(onScreens)]
  assert.isEmpty(faults, faults.join('\n'))
  assert.deepEqual(sorted(inCode.components), sorted(opened.components), 'screens of routes')
  assert.deepEqual(sorted(all.map(({ name }) => name)), sorted(opened.resources), 'resources')
  assert.isAtLeast(opened.resources.size, inCode.resources)
  const walked = sorted([...opened.screens].map((key) => key.replace(/ \w+$/, '')))
  console.log(walked.map((screen) => `  ${screen}`).join('\n'))
  console.log(
    `Every screen: ${opened.screens.size / languages.length} screens, ${names.length} roles ` +
      `(${names.join(', ')}), ${languages.join(' and ')}: ` +
      `${opened.openings} openings; ${inCode.components.length} screens of routes and ` +
      `${all.length} resources of the back office in the code`
  )
}
