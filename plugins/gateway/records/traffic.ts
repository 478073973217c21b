import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'

import type {
  directions,
  TrafficCounts,
  trafficOutcomes,
  TrafficRow,
} from '#plugins/gateway/contract/traffic'

/** What of the traffic is asked for; a day is one of UTC, yyyy-MM-dd, and both are in it. */
export interface TrafficWish {
  readonly from?: string
  readonly to?: string
  readonly connectionId?: string
  readonly direction?: (typeof directions)[number]
  readonly outcome?: (typeof trafficOutcomes)[number]
}

/** Counts by the connection or the company whose they are. */
export type CountsBy = ReadonlyMap<string, TrafficCounts>

const DAY = 86_400_000

const LISTED = `
  select md5(traffic.id::text)::uuid as row_id, traffic.*, way.name, way.serves
  from gateway_traffic(nullif(:since, '')::timestamptz, nullif(:til, '')::timestamptz) traffic
  join gateway_connections way on way.id = traffic.connection_id
  where (:connection = '' or traffic.connection_id = nullif(:connection, '')::uuid)
    and (:direction = '' or traffic.direction = :direction)
    and (:outcome = '' or traffic.outcome = :outcome)
  order by traffic.at desc, traffic.id desc offset :skipped limit :most`

const COUNTED = `
  select count(*) as n
  from gateway_traffic(nullif(:since, '')::timestamptz, nullif(:til, '')::timestamptz) traffic
  where (:connection = '' or traffic.connection_id = nullif(:connection, '')::uuid)
    and (:direction = '' or traffic.direction = :direction)
    and (:outcome = '' or traffic.outcome = :outcome)`

const COUNTS = `
  select case when :by = 'company' then company_id else connection_id end as key,
    count(*) filter (where direction = 'out') as sent,
    count(*) filter (where receipt_at is not null) as receipts,
    count(*) filter (where direction = 'in') as received,
    count(*) filter (where outcome = 'waiting') as waiting,
    count(*) filter (where outcome = 'failed') as failed,
    coalesce(sum(bytes) filter (where direction = 'out'), 0) as bytes_out,
    coalesce(sum(bytes) filter (where direction = 'in'), 0) as bytes_in,
    min(at) filter (where outcome = 'waiting' and direction = 'out') as oldest_waiting,
    min(at) filter (where state in ('sent', 'delivered')) as oldest_unanswered
  from gateway_traffic(nullif(:since, '')::timestamptz, nullif(:til, '')::timestamptz)
  group by 1`

/** What went through connections; to the platform that of all companies. */
@inject()
export class Traffic {
  constructor(private database: Database) {}

  /** A page of what went, the latest first, and how much there is. */
  async list(
    wish: TrafficWish,
    part: { readonly from: number; readonly count: number }
  ): Promise<{ rows: TrafficRow[]; total: number }> {
    const values = valuesOf(wish)
    const paged = { ...values, skipped: part.from, most: part.count }
    return this.database.readCompany(async (trx) => {
      const { rows } = await trx.rawQuery(LISTED, paged)
      const counted = await trx.rawQuery(COUNTED, values)
      return { rows: rows.map(shaped), total: Number(counted.rows[0].n) }
    })
  }

  /** Counts by connection, or by company, in those days. */
  async countsBy(
    by: 'connection' | 'company',
    days: Pick<TrafficWish, 'from' | 'to'>
  ): Promise<CountsBy> {
    const { since, til } = valuesOf(days)
    return this.database.readCompany(async (trx) => {
      const { rows } = await trx.rawQuery(COUNTS, { since, til, by })
      return new Map(rows.map((row: Record<string, unknown>) => [String(row.key), countsOf(row)]))
    })
  }
}

/** Counts where nothing went. */
export const noTraffic: TrafficCounts = {
  ...{ sent: 0, receipts: 0, received: 0, waiting: 0, failed: 0, bytesOut: 0, bytesIn: 0 },
  ...{ oldestWaiting: null, oldestUnanswered: null },
}

function valuesOf({ from, to, connectionId, direction, outcome }: TrafficWish) {
  return {
    since: from ? `${from}T00:00:00Z` : '',
    til: to ? new Date(Date.parse(`${to}T00:00:00Z`) + DAY).toISOString() : '',
    connection: connectionId ?? '',
    direction: direction ?? '',
    outcome: outcome ?? '',
  }
}

const shaped = (row: Record<string, unknown>): TrafficRow => ({
  id: row.row_id as string,
  connectionId: row.connection_id as string,
  connection: row.name as string,
  environment: Number(row.serves),
  direction: row.direction as TrafficRow['direction'],
  outcome: row.outcome as TrafficRow['outcome'],
  at: (row.at as Date).toISOString(),
  receiptAt: momentOf(row.receipt_at),
  bytes: Number(row.bytes),
})

const countsOf = (row: Record<string, unknown>): TrafficCounts => ({
  sent: Number(row.sent),
  receipts: Number(row.receipts),
  received: Number(row.received),
  waiting: Number(row.waiting),
  failed: Number(row.failed),
  bytesOut: Number(row.bytes_out),
  bytesIn: Number(row.bytes_in),
  oldestWaiting: momentOf(row.oldest_waiting),
  oldestUnanswered: momentOf(row.oldest_unanswered),
})

const momentOf = (value: unknown) => (value instanceof Date ? value.toISOString() : null)
