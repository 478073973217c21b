import type { TransportCertificate } from '#plugins/gateway/contract/transport'

/** Which way something went, as seen from here. */
export const directions = ['out', 'in'] as const

/**
 * What became of something that was sent or came. `waiting`: it has not left, its receipt is awaited, or nobody
 * has decided of it. `done`: it was delivered, or read. `failed`: it was halted, or cannot be read. `ended`: a
 * person withdrew it, closed it, or set it aside.
 */
export const trafficOutcomes = ['waiting', 'done', 'failed', 'ended'] as const

/** Something that was sent or came, without anything of its content. */
export interface TrafficRow {
  /** Of this row alone: it leads to no submission and no acknowledgement. */
  readonly id: string
  readonly connectionId: string
  readonly connection: string
  readonly environment: number
  readonly direction: (typeof directions)[number]
  readonly outcome: (typeof trafficOutcomes)[number]
  /** UTC, ISO 8601. */
  readonly at: string
  /** When its receipt was there; null where there is none, or none is given. */
  readonly receiptAt: string | null
  readonly bytes: number
}

/** What went through one connection, or through all of a company. */
export interface TrafficCounts {
  readonly sent: number
  /** Those of them that were delivered. */
  readonly receipts: number
  readonly received: number
  readonly waiting: number
  readonly failed: number
  readonly bytesOut: number
  readonly bytesIn: number
  /** When the oldest that waits to leave, or for its receipt, was made; null where none does. */
  readonly oldestWaiting: string | null
  /** When the oldest without an answer of the authority was made. */
  readonly oldestUnanswered: string | null
}

/** What went through a connection, and its certificates. */
export interface ConnectionTraffic extends TrafficCounts {
  readonly connectionId: string
  readonly connection: string
  readonly transport: string
  readonly environment: number
  readonly certificates: readonly TransportCertificate[]
}

/** What went through the connections of a company, told to the platform. */
export interface CompanyTraffic extends TrafficCounts {
  readonly companyId: string
  readonly company: string
  readonly connections: number
  /** Certificates that end within 60 days, or have ended. */
  readonly endingCertificates: number
}
