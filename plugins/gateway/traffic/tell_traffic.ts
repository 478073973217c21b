import { inject } from '@adonisjs/core'

import { companyNames } from '#kernel/tenancy/companies/company_names'

import { allTransports } from '#plugins/gateway/connections/check_options'
import type { CompanyTraffic, ConnectionTraffic } from '#plugins/gateway/contract/traffic'
import type { TransportCertificate } from '#plugins/gateway/contract/transport'
import { Connections } from '#plugins/gateway/records/connections'
import { noTraffic, Traffic, type TrafficWish } from '#plugins/gateway/records/traffic'

const DAY = 86_400_000

/** A certificate is told of so many days before it ends. */
const SOON = 60

/** Tells what went through connections: of a company each by itself, to the platform by company. */
@inject()
export class TellTraffic {
  constructor(
    private traffic: Traffic,
    private connections: Connections
  ) {}

  /** Each connection of the company at hand, also one by which nothing went. */
  async ofCompany(wish: TrafficWish): Promise<ConnectionTraffic[]> {
    const counts = await this.traffic.countsBy('connection', wish)
    const certificates = await this.#certificates()
    return (await this.connections.all()).map(({ id, name, transport, serves }) => ({
      ...(counts.get(id) ?? noTraffic),
      ...{ connectionId: id, connection: name, transport, environment: Number(serves) },
      certificates: certificates.find((each) => each.connectionId === id)?.all ?? [],
    }))
  }

  /** Each company, for the platform: how much went, and nothing of what. */
  async ofCompanies(wish: TrafficWish): Promise<CompanyTraffic[]> {
    const counts = await this.traffic.countsBy('company', wish)
    const certificates = await this.#certificates()
    const soon = Date.now() + SOON * DAY
    return (await companyNames()).map(({ id, name }) => {
      const own = certificates.filter(({ companyId }) => companyId === id)
      const ending = own
        .flatMap(({ all }) => all)
        .filter(({ whose, validTo }) => whose !== 'former' && Date.parse(validTo) < soon)
      return {
        ...(counts.get(id) ?? noTraffic),
        ...{ companyId: id, company: name, connections: own.length },
        endingCertificates: ending.length,
      }
    })
  }

  async #certificates(): Promise<
    { connectionId: string; companyId: string; all: readonly TransportCertificate[] }[]
  > {
    const transports = await allTransports()
    return (await this.connections.allOpened()).map((connection) => ({
      ...{ connectionId: connection.id, companyId: connection.companyId },
      all:
        transports.find(({ name }) => name === connection.transport)?.keys?.all(connection) ?? [],
    }))
  }
}
