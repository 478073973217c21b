import { inject } from '@adonisjs/core'

import { type Demonstration, inEachCompany, inEachEnvironment, type Seed } from '#kernel/seed/seed'
import { actAs, currentActor } from '#kernel/tenancy/actor'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { GatewaySetUp } from '#plugins/gateway/contract/set_up'
import { Regulators } from '#plugins/simulator/records/regulators'
import { isSimulating } from '#plugins/simulator/regulators/refuse_when_off'
import { demoRegulators, trainingProject } from '#tests/invented/gateway'

/** Has the demonstration play regulators, to which people of one project submit in its test environment. */
@inject()
export default class SeedSimulator implements Seed {
  constructor(
    private regulators: Regulators,
    private setUp: GatewaySetUp
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
      await this.setUp.addDestination({
        ...{ code, name: regulator.name, region, authority: code, connectionId, contact: '' },
        ...{ batchSender: `DEMO${sender}`, messageSender: `DEMO${sender}` },
        ...{ batchReceiver: receiver, messageReceiver: receiver, maxMegabytes: 20 },
        ...{ fileName: '{code}_{number}.xml', countsFrom: 'receipt' },
        ...{ remindHours: 24, escalateHours: 48 },
      })
    }
  }
}
