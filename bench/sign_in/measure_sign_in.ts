import type { ApplicationService } from '@adonisjs/core/types'
import db from '@adonisjs/lucid/services/db'

import { asProject } from '#kernel/tenancy/as_project'
import { CaseLoader } from '#plugins/cases/contract'
import { generatedCases } from '#tests/invented/cases/generated_cases'
import { DEMO_PASSWORD } from '#tests/invented/companies'

import { serveProduct } from '../acts/served_product.js'
import { load } from '../machine.js'
import { say } from '../say.js'
import { type LastPlace, measureLastPlaces } from './last_place.js'
import { must, signInFrom } from './program.js'
import { makePeople, measureStorm, type StormTimes } from './storm.js'

/** Not the project in which the large database grows. */
const PROJECT = 'PH900'
const CASES = 500
const PROXY = '127.0.0.1'

export interface SignInResults {
  readonly storm: StormTimes
  readonly places: readonly LastPlace[]
  readonly load: readonly [before: number, after: number]
}

/**
 * Signing in and the limits, asked of the real server by many at once.
 * @param people who sign in at once
 */
export async function measureSignIn(
  app: ApplicationService,
  root: URL,
  people: number
): Promise<SignInResults> {
  const before = load()
  const loader = await app.container.make(CaseLoader)
  await asProject(PROJECT, 0, () => loader.load(CASES, generatedCases('SIGNIN')))
  const project = await db.connection('owner').from('projects').where({ code: PROJECT }).first()
  const { id: projectId, company_id: companyId } = project as { id: string; company_id: string }
  const all = await makePeople(companyId)
  const server = await serveProduct(root, { TRUST_PROXY: PROXY })
  try {
    const enter = (username: string) =>
      signInFrom(server.address, '10.1.0.1', username, DEMO_PASSWORD)
    const [manager, company] = [await enter('manager'), await enter('company')]
    await must(manager, 'PUT', '/proj/enter', { projectId, environment: 0 })
    say(`${people} people sign in at once ...`)
    const storm = await measureStorm(server.address, all.slice(0, people), manager)
    say('Twenty at once for the last place ...')
    const places = await measureLastPlaces({ company, manager }, { companyId, projectId }, all)
    return { storm, places, load: [before, load()] }
  } finally {
    await server.stop()
  }
}
