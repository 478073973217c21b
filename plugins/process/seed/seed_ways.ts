import { inject } from '@adonisjs/core'

import { builtInRoles } from '#kernel/access/roles/built_in_roles'
import { carries } from '#kernel/access/roles/carries'
import { valueOf } from '#kernel/case/content/leaf'
import { Database } from '#kernel/database/database'
import { type Demonstration, inEachCompany, inEachEnvironment, type Seed } from '#kernel/seed/seed'
import { type Actor, actAs, currentActor, currentScope } from '#kernel/tenancy/actor'

import { CaseReading } from '#plugins/cases/contract/reading'
import ActOnCase, { type AskedAct } from '#plugins/process/acting/act_on_case'
import { defaultDefinition } from '#plugins/process/definition/default_definition'
import { SetUpProcess } from '#plugins/process/definition/set_up_process'
import { processPermissions } from '#plugins/process/permissions'
import { CaseWays } from '#plugins/process/records/case_ways'
import { currentDefinition } from '#plugins/process/records/definitions'
import { ProcessTemplates } from '#plugins/process/records/process_templates'
import { contentOf, type DemoCase, demoCases } from '#tests/invented/cases/demo_cases'
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
    private database: Database
  ) {}

  /** A process that is set up or kept, and a case with which people went on otherwise, are left as they are. */
  async handle(demonstration: Demonstration): Promise<void> {
    await inEachEnvironment(demonstration, demoRoles.manager, async (project, environment) => {
      const { companyId } = currentScope()
      const { people } = demonstration.companies.find(({ id }) => id === companyId)!
      for (const { ways, ...there } of demoWays) {
        if (there.project !== project || there.environment !== environment) continue
        const ids = await this.#firstCases(there, ways.length)
        for (const [at, acts] of ways.entries())
          if (ids[at]) await this.#bring(ids[at], acts, people)
      }
      const isSetUp = demoProcess.projects.some((each) => each === project)
      if (isSetUp && environment === demoProcess.environment) await this.#setUp()
    })
    await inEachCompany(demonstration, async () => {
      if (await this.templates.get()) return
      await this.templates.keep({ version: 0, nodes: demoProcess.nodes })
    })
  }

  async #setUp(): Promise<void> {
    const { version } = await this.database.read(currentDefinition)
    if (version !== defaultDefinition.version) return
    await this.setUp.handle({ version, nodes: demoProcess.nodes })
  }

  /** Ids of the first cases of an environment in their order; undefined where one is not there. */
  async #firstCases(
    { project, environment }: Pick<DemoCase, 'project' | 'environment'>,
    count: number
  ): Promise<(string | undefined)[]> {
    const own = demoCases.filter(
      (each) => each.project === project && each.environment === environment
    )
    const identifiers = own.slice(0, count).map((each) => String(valueOf(contentOf(each).C_1_1)))
    const found = await this.reading.findByIdentifiers(identifiers)
    const matches = found.filter(({ element }) => element === 'C.1.1')
    return identifiers.map((wanted) => matches.find(({ value }) => value === wanted)?.caseId)
  }

  async #bring(
    caseId: string,
    acts: readonly InventedAct[],
    people: Demonstration['companies'][number]['people']
  ): Promise<void> {
    const done = (await this.ways.get(caseId)).steps.slice(1)
    if (done.some(({ act }, at) => act !== acts[at]?.act)) return
    for (const { by, ...asked } of acts.slice(done.length)) {
      const request: AskedAct = { caseId, ...asked }
      await actAs(inRole(by, people[by]!), () => this.acting.handle(request))
    }
  }
}

/** Somebody with what the built-in role may do on the way of a case. */
function inRole(code: string, { id: userId, name }: { id: string; name: string }): Actor {
  const role = builtInRoles.find((each) => each.code === code)!
  const rights = processPermissions.filter((permission) => carries(role, permission))
  return { ...currentActor(), userId, name, permissions: new Set(rights.map((each) => each.code)) }
}
