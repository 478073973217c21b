import { inject } from '@adonisjs/core'

import { Refusal } from '#kernel/errors/define_errors'
import { type Demonstration, inEachCompany, inEachEnvironment, type Seed } from '#kernel/seed/seed'
import { actAs, currentActor } from '#kernel/tenancy/actor'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { CaseReading } from '#plugins/cases/contract/reading'
import { GatewaySetUp } from '#plugins/gateway/contract/set_up'
import { CaseSubmitting } from '#plugins/gateway/contract/submitting'
import { Regulators } from '#plugins/simulator/records/regulators'
import { isSimulating } from '#plugins/simulator/regulators/refuse_when_off'
import { demoRegulators, submittedByFolder, trainingProject } from '#tests/invented/gateway'

/** Cases that are looked at for some that can be submitted. */
const LOOKED_AT = 60

/** Has the demonstration play regulators, to which people of one project submit in its test environment. */
@inject()
export default class SeedSimulator implements Seed {
  constructor(
    private regulators: Regulators,
    private setUp: GatewaySetUp,
    private submitting: CaseSubmitting,
    private reading: CaseReading
  ) {}

  /** Does nothing where regulators are not simulated, and where people have some already. */
  async handle(demonstration: Demonstration): Promise<void> {
    if (!isSimulating()) return
    const connections = new Map<string, string>()
    await inEachCompany(demonstration, async ({ projects }) => {
      if (!(trainingProject in projects) || (await this.regulators.any())) return
      for (const { regulator, code } of demoRegulators) {
        const { id } = await this.regulators.create(regulator)
        const played = await this.regulators.playingById(id)
        connections.set(code, played!.connectionId)
      }
    })
    await inEachEnvironment(demonstration, 'SUBMISSION', async (project, environment) => {
      if (project !== trainingProject || environment !== 0) return
      const permissions = new Set(['CASE_DATA', 'CASE_DECLARE', 'CASE_DECLARE_CONF'])
      await actAs({ ...currentActor(), permissions }, () => this.#aim(connections))
    })
  }

  async #aim(connections: ReadonlyMap<string, string>): Promise<void> {
    const there = await this.setUp.destinationCodes()
    const { code: sender } = await projectAtHand()
    for (const { regulator, code, region, receiver } of demoRegulators) {
      const connectionId = connections.get(code)
      if (connectionId === undefined || there.includes(code)) continue
      const destinationId = await this.setUp.addDestination({
        ...{ code, name: regulator.name, region, authority: code, connectionId, contact: '' },
        ...{ batchSender: `DEMO${sender}`, messageSender: `DEMO${sender}` },
        ...{ batchReceiver: receiver, messageReceiver: receiver, maxMegabytes: 20 },
        ...{ fileName: '{code}_{number}.xml', countsFrom: 'receipt' },
        ...{ remindHours: 24, escalateHours: 48 },
      })
      if ('way' in regulator) await this.#submit(destinationId)
    }
  }

  /** The first cases that can be submitted go there; they leave once a worker is there. */
  async #submit(destinationId: string): Promise<void> {
    const { rows } = await this.reading.query({ sort: 'caseNo', order: 'asc', pageSize: 100 })
    let left = submittedByFolder
    for (const { id } of rows.slice(0, LOOKED_AT)) {
      if (left === 0) return
      try {
        await this.submitting.submit(String(id), destinationId, { overWarnings: true })
        left -= 1
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
      }
    }
  }
}
