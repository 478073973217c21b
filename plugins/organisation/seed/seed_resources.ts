import { inject } from '@adonisjs/core'

import type { ResourceReading } from '#kernel/admin/resources/resource_reading'
import { type Demonstration, inEachCompany, type Seed } from '#kernel/seed/seed'

import { DrugReferences } from '#plugins/organisation/records/drug_references'
import { Drugs } from '#plugins/organisation/records/drugs'
import { Servers } from '#plugins/organisation/records/servers'
import { Sponsors } from '#plugins/organisation/records/sponsors'
import { demoDrugs, demoServers, demoSponsors } from '#tests/invented/resources'

/** Brings sponsors, or servers and drugs with their documents, as the administrator of each company. */
@inject()
export default class SeedResources implements Seed {
  constructor(
    private sponsors: Sponsors,
    private servers: Servers,
    private drugs: Drugs,
    private references: DrugReferences
  ) {}

  async handle(demonstration: Demonstration): Promise<void> {
    await inEachCompany(demonstration, ({ type, projects, apart }) => {
      const ids = { ...projects, ...apart }
      const idsOf = (codes: readonly string[]) => codes.map((code) => ids[code]!)
      return type === 1 ? this.#ofMaker(idsOf) : this.#ofProvider(idsOf)
    })
  }

  async #ofMaker(idsOf: (codes: readonly string[]) => string[]): Promise<void> {
    await unlessThere(this.servers, async () => {
      for (const server of demoServers) {
        await this.servers.create({ ...server, projects: idsOf(server.projects) })
      }
    })
    await unlessThere(this.drugs, async () => {
      for (const { references, ...drug } of demoDrugs) {
        const { id } = await this.drugs.create({ ...drug, projects: idsOf(drug.projects) })
        for (const reference of references) {
          await this.references.create({ ...reference, drugId: id })
        }
      }
    })
  }

  async #ofProvider(idsOf: (codes: readonly string[]) => string[]): Promise<void> {
    await unlessThere(this.sponsors, async () => {
      for (const sponsor of demoSponsors) {
        await this.sponsors.create({ ...sponsor, projects: idsOf(sponsor.projects) })
      }
    })
  }
}

/** What has rows already is left as people have it. */
async function unlessThere(records: Pick<ResourceReading, 'list'>, bring: () => Promise<void>) {
  const sort = { column: 'id', direction: 'asc' } as const
  const { total } = await records.list({ sort, from: 0, to: 0, text: '', where: {} })
  if (total === 0) await bring()
}
