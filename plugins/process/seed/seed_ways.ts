import { inject } from '@adonisjs/core'

import { builtInRoles } from '#kernel/access/roles/built_in_roles'
import { carries } from '#kernel/access/roles/carries'
import { valueOf } from '#kernel/case/content/leaf'
import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { type Demonstration, inEachCompany, inEachEnvironment, type Seed } from '#kernel/seed/seed'
import { type Actor, actAs, currentActor, currentScope } from '#kernel/tenancy/actor'

import { CaseRecords } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'
import { versionActs } from '#plugins/cases/contract/versions'
import ActOnCase, { type AskedAct } from '#plugins/process/acting/act_on_case'
import { defaultDefinition } from '#plugins/process/definition/default_definition'
import { SetUpProcess } from '#plugins/process/definition/set_up_process'
import { processPermissions } from '#plugins/process/permissions'
import { CaseWays } from '#plugins/process/records/case_ways'
import { currentDefinition } from '#plugins/process/records/definitions'
import { ProcessTemplates } from '#plugins/process/records/process_templates'
import { contentOf, type DemoCase, demoCases, languageOf } from '#tests/invented/cases/demo_cases'
import { type InventedVersion, laterVersion } from '#tests/invented/cases/later_version'
import { demoRoles } from '#tests/invented/companies'
import { demoProcess, demoWays, type InventedAct } from '#tests/invented/ways'

/**
 * Has the people of the demonstration do with its cases what people do with cases on their way; each
 * company keeps the process of its larger projects as a template.
 */
@inject()
export default class SeedWays implements Seed {
  constructor(
    private reading: CaseReading,
    private ways: CaseWays,
    private acting: ActOnCase,
    private setUp: SetUpProcess,
    private templates: ProcessTemplates,
    private database: Database,
    private records: CaseRecords,
    private changes: Changes
  ) {}

  /** A process that is set up or kept, and a case with which people went on otherwise, are left as they are. */
  async handle(demonstration: Demonstration): Promise<void> {
    await inEachEnvironment(demonstration, demoRoles.manager, async (project, environment) => {
      const { companyId } = currentScope()
      const { people } = demonstration.companies.find(({ id }) => id === companyId)!
      for (const { ways, ...there } of demoWays) {
        if (there.project !== project || there.environment !== environment) continue
        const cases = await this.#firstCases(there, ways.length)
        for (const [at, acts] of ways.entries())
          if (cases[at]) await this.#bring(cases[at], firstReport(acts), people)
        const isSetUp = demoProcess.projects.some((each) => each === project)
        if (isSetUp && environment === demoProcess.environment) await this.#setUp(project)
        // What is opened now goes by the process that was set up.
        for (const [at, acts] of ways.entries())
          if (cases[at] && acts.some(opensVersion)) await this.#bring(cases[at], acts, people)
      }
    })
    await inEachCompany(demonstration, async () => {
      if (await this.templates.get()) return
      await this.templates.keep({ version: 0, nodes: demoProcess.nodes })
    })
  }

  async #setUp(project: string): Promise<void> {
    const { version } = await this.database.read(currentDefinition)
    if (version !== defaultDefinition.version) return
    const isLocking = demoProcess.locking.some((each) => each === project)
    const ends = isLocking ? { locksEnded: true, followsEnded: true } : {}
    await this.setUp.handle({ version, nodes: demoProcess.nodes, ...ends })
  }

  /** The first cases of an environment in their order; undefined where one is not there. */
  async #firstCases(
    { project, environment }: Pick<DemoCase, 'project' | 'environment'>,
    count: number
  ): Promise<(FoundCase | undefined)[]> {
    const own = demoCases.filter(
      (each) => each.project === project && each.environment === environment
    )
    const identifiers = own.slice(0, count).map((each) => String(valueOf(contentOf(each).C_1_1)))
    const found = await this.reading.findByIdentifiers(identifiers)
    const matches = found.filter(({ element }) => element === 'C.1.1')
    return identifiers.map((wanted, at) => {
      const caseId = matches.find(({ value }) => value === wanted)?.caseId
      return caseId === undefined ? undefined : { caseId, wish: own[at]! }
    })
  }

  async #bring(
    found: FoundCase,
    acts: readonly InventedAct[],
    people: Demonstration['companies'][number]['people']
  ): Promise<void> {
    const { caseId } = found
    const done = (await this.ways.get(caseId)).steps.slice(1)
    if (done.some(({ act, kind }, at) => (kind ?? act) !== acts[at]?.act)) return
    for (const { by, ...asked } of acts.slice(done.length)) {
      await actAs(inRole(by, people[by]!), () =>
        'days' in asked
          ? this.#openVersion(found, asked)
          : this.acting.handle({ caseId, ...asked } satisfies AskedAct)
      )
    }
  }

  async #openVersion({ caseId, wish }: FoundCase, version: InventedVersion): Promise<void> {
    const reason = 'reason' in version ? version.reason : undefined
    const subject = { type: 'case', id: caseId } as const
    const act = { name: versionActs[version.act], subject, reason } as const
    await this.changes.record(act, async (change) => {
      const before = await this.records.lock(change, caseId)
      await this.records.revise(change, before, {
        newVersion: version.act,
        content: laterVersion(before.content, languageOf(wish), version),
      })
    })
  }
}

/** A case of the demonstration that is there. */
interface FoundCase {
  readonly caseId: string
  readonly wish: DemoCase
}

/** What is done until the first report is archived. */
function firstReport(acts: readonly InventedAct[]): readonly InventedAct[] {
  const opened = acts.findIndex(opensVersion)
  return opened < 0 ? acts : acts.slice(0, opened)
}

const opensVersion = (act: InventedAct): boolean => 'days' in act

/** Somebody with what the built-in role may do on the way of a case. */
function inRole(code: string, { id: userId, name }: { id: string; name: string }): Actor {
  const role = builtInRoles.find((each) => each.code === code)!
  const rights = processPermissions.filter((permission) => carries(role, permission))
  return { ...currentActor(), userId, name, permissions: new Set(rights.map((each) => each.code)) }
}
