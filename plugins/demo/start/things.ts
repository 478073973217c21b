import { valueOf } from '#kernel/case/content/leaf'
import type { Environment } from '#kernel/tenancy/scope'

import { contentOf, type DemoCase, demoCases } from '#tests/invented/cases/demo_cases'
import { demoRoles } from '#tests/invented/companies'
import { foreignReport } from '#tests/invented/samples/foreign_report'

/** What there is to try, in the order in which a case goes its way. */
export const thingKeys = ['comes_in', 'coded', 'checked', 'sent', 'answered'] as const
export type ThingKey = (typeof thingKeys)[number]

/** Where something is tried. */
export interface Thing {
  readonly key: ThingKey
  readonly project: string
  readonly environment: Environment
  /** The screen that it opens; `:case` stands for the id of the case. */
  readonly path: string
  /** C.1.1 of the case. */
  readonly identifier?: string
  readonly permission: string
  /** Code of the role of whoever does that, for all who may not. */
  readonly role: string
}

/** The five things for the people of each company, found by its projects. */
export function thingsIn(projects: ReadonlySet<string>): Thing[] {
  return all().filter(({ project }) => projects.has(project))
}

function all(): Thing[] {
  return [...things('PH900', 'PH302', 0), ...things('IG500', 'IG500', 1)]
}

/** What came in and is coded is of the market; the rest is found in another project, or beside it. */
function things(market: DemoCase['project'], other: DemoCase['project'], environment: Environment) {
  const ofOther = demoCases.filter((each) => each.project === other)
  const there = ofOther.filter((each) => each.environment === environment)
  const flawed = ofOther.find(({ flaw, environment: at }) => flaw && at === 0)!
  const read = { path: '/cases/:case', permission: 'CASE_DATA', role: demoRoles.entry } as const
  return [
    {
      ...{ ...read, key: 'comes_in', project: market, environment: 0 },
      identifier: String(valueOf(foreignReport(market).C_1_1)),
    },
    {
      ...{ key: 'coded', project: market, environment: 0, path: '/coding' },
      ...{ permission: 'CASE_CODING', role: demoRoles.medical },
    },
    { ...read, key: 'checked', project: other, environment: 0, identifier: numberOf(flawed) },
    {
      ...{ ...read, key: 'sent', project: other, environment, permission: 'CASE_EXPORT' },
      ...{ role: demoRoles.review, identifier: numberOf(there.find(isFatal)!) },
    },
    {
      ...{ ...read, key: 'answered', project: other, environment, path: '/cases/:case/history' },
      identifier: numberOf(there.find(({ followUps }) => followUps)!),
    },
  ] satisfies Thing[]
}

const isFatal = ({ seriousness }: DemoCase) => seriousness === 'death'
const numberOf = (wish: DemoCase) => String(valueOf(contentOf(wish).C_1_1))
