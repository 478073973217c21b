import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { currentScope } from '#kernel/tenancy/actor'

import { knownCases } from '#plugins/cases/contract/views'
import { knownDeadlines } from '#plugins/deadlines/contract/views'
import type { DestinationStage, DueState } from '#plugins/gateway/contract/shown'
import type { SubmissionAct, SubmissionState } from '#plugins/gateway/contract/submission'

/** A case at a destination: what is due there, or what became of it. */
export interface PlacedCase {
  readonly caseId: string
  readonly caseNo: string
  readonly version: number
  readonly versionKind: string
  readonly destinationId: string
  readonly code: string
  readonly name: string
  readonly region: string
  readonly isPortal: boolean
  readonly stage: DestinationStage
  readonly state: DueState
  /** yyyy-MM-dd */
  readonly due: string | null
  readonly submissionId: string | null
  readonly submissionState: SubmissionState | null
  readonly submittedVersion: number | null
  /** yyyy-MM-dd */
  readonly submittedOn: string | null
  readonly lastAct: SubmissionAct | null
  readonly lastAt: Date | null
  /** Nothing of its latest submission has left. */
  readonly isInHouse: boolean | null
  readonly isNullified: boolean
}

/** Which of them are meant. */
export interface Placed {
  readonly caseIds?: readonly string[]
  readonly destinationId?: string
  /** Beginning of the number of the case. */
  readonly caseNo?: string
  /** One day on which they are due, yyyy-MM-dd. */
  readonly day?: string
  /** One day as of which something of them counts as submitted, yyyy-MM-dd. */
  readonly sentOn?: string
  /** Only those of which a receiver said something after the end, which nobody looked at since. */
  readonly isBelated?: boolean
  readonly states?: readonly DueState[]
}

/**
 * What is due where. A version that was submitted is where its latest submission there is; so is an earlier
 * one that is under way still. Of a version that was not, somebody says whether it goes there; where an
 * earlier one went, it does.
 */
const places = `
  select c.id as case_id, c.case_no, c.version, c.version_kind, d.id as destination_id, d.code, d.name,
    d.region, d.connection_id is null as is_portal, d.stage, known.due, s.id as submission_id,
    s.state as submission_state, s.version as submitted_version, s.is_in_house,
    to_char(s.submitted_on, 'YYYY-MM-DD') as submitted_on, step.act as last_act, step.at as last_at,
    coalesce(s.is_nullified, false) as is_nullified,
    case
      when s.version = c.version or s.state in ('queued', 'waiting', 'sent', 'portal', 'delivered')
        then s.state
      when not r.is_required and r.version = c.version then 'not_required'
      when r.is_required or s.id is not null then 'due'
      when known.state = 'not_sent' then 'not_required'
      else 'to_confirm'
    end as state
  from ${knownCases} c
  join gateway_destinations d on d.project_id = c.project_id and d.environment = c.environment
  left join ${knownDeadlines} known on known.case_id = c.id and known.destination = d.region
  left join regional_declarations r on r.case_id = c.id and r.destination_id = d.id
  left join lateral (
    select id, state, version, submitted_on,
      not exists (select from submission_steps where submission_id = submissions.id
        and not (act in ('frozen', 'packed', 'noted') or (act = 'tried' and not has_left))) as is_in_house,
      exists (select from submissions before where before.case_id = c.id
        and before.destination_id = d.id and before.state = 'accepted'
        and before.version_kind = 'nullification') as is_nullified
    from submissions
    where case_id = c.id and destination_id = d.id and state <> 'withdrawn'
    order by created_at desc, id desc limit 1
  ) s on true
  left join lateral (
    select act, at from submission_steps where submission_id = s.id order by seq desc limit 1
  ) step on true
  where c.removed_at is null and d.removed_at is null`

const columns = `case_id as "caseId", case_no as "caseNo", version, version_kind as "versionKind",
  destination_id as "destinationId", code, name, region, is_portal as "isPortal", stage, state, due,
  submission_id as "submissionId", submission_state as "submissionState",
  submitted_version as "submittedVersion", submitted_on as "submittedOn", last_act as "lastAct",
  last_at as "lastAt", is_in_house as "isInHouse", is_nullified as "isNullified"`

/** All that was submitted of a case at a destination. */
const submissionsThere = `select from submissions there
  where there.case_id = c.id and there.destination_id = d.id`

/** A receiver said something of it after its end, and no person did anything since. */
const belatedStep = `exists (select from submission_steps late
  where late.submission_id = there.id and late.act = 'belated' and not exists (
    select from submission_steps later where later.submission_id = there.id
      and later.seq > late.seq and later.actor is not null))`

/** A condition in SQL with what stands at its question marks. */
function conditionOf(placed: Placed) {
  const { caseIds, destinationId, caseNo, day, sentOn, isBelated, states } = placed
  const { projectId, environment } = currentScope()
  const parts: [string, unknown][] = [
    ['c.project_id = ?', projectId],
    ['c.environment = ?', environment],
  ]
  if (caseIds) parts.push(['c.id = any (?)', [...caseIds]])
  if (destinationId) parts.push(['d.id = ?', destinationId])
  if (caseNo) parts.push(['starts_with(lower(c.case_no), lower(?))', caseNo])
  if (day) parts.push(['known.due = ?', day])
  if (sentOn) parts.push([`exists (${submissionsThere} and there.submitted_on = ?::date)`, sentOn])
  if (isBelated !== undefined) {
    parts.push([`exists (${submissionsThere} and ${belatedStep}) = ?`, isBelated])
  }
  return {
    sql: parts.map(([sql]) => ` and ${sql}`).join(''),
    bindings: parts.map(([, value]) => value),
    states,
  }
}

/** What failed comes first, then what waits for somebody, what is under way, what is over. */
const byGroup = `case when state in ('rejected', 'halted') then 0 when state = 'to_confirm' then 1
  when state in ('due', 'withdrawn') then 2 when state = 'accepted' then 4
  when state in ('closed', 'not_required') then 5 else 3 end`

/**
 * A page of them, group by group as screens show them: in each the earliest due first, then those that are
 * waiting longest.
 */
export async function selectPlaced(
  trx: TransactionClientContract,
  placed: Placed,
  { from, count }: { readonly from: number; readonly count: number }
): Promise<{ rows: PlacedCase[]; total: number }> {
  const { sql, bindings, states = null } = conditionOf(placed)
  const question = [
    `select ${columns}, count(*) over () as total from (${places}${sql}) placed`,
    'where ?::text[] is null or state = any (?::text[])',
    `order by ${byGroup}, due nulls last, last_at nulls last, case_no, code offset ? limit ?`,
  ].join(' ')
  const wanted = states && [...states]
  const { rows } = await trx.rawQuery(question, [...bindings, wanted, wanted, from, count] as never)
  return {
    rows: rows.map(({ total: _, ...row }: PlacedCase & { total: string }) => row),
    total: Number(rows[0]?.total ?? 0),
  }
}

/** How many are in which state. */
export async function countPlaced(
  trx: TransactionClientContract,
  placed: Placed
): Promise<ReadonlyMap<DueState, number>> {
  const { sql, bindings } = conditionOf(placed)
  const question = `select state, count(*) as n from (${places}${sql}) placed group by state`
  const { rows } = await trx.rawQuery(question, bindings as never)
  return new Map(rows.map(({ state, n }: { state: DueState; n: string }) => [state, Number(n)]))
}

/** What a day of the calendar has. */
export interface CalendarDay {
  readonly day: string
  readonly due: number
  readonly submitted: number
  readonly late: number
}

/**
 * The days of a month on which something is due or was submitted. Late is what was submitted behind its due
 * date, on the day on which it was due, and what is not submitted although that day is over.
 */
export async function selectDays(
  trx: TransactionClientContract,
  { from, to, today }: { readonly from: string; readonly to: string; readonly today: string }
): Promise<CalendarDay[]> {
  const { sql, bindings } = conditionOf({})
  const question = `
    with placed as (${places}${sql}),
    due as (
      select due as day, count(*) filter (where state <> 'not_required') as due,
        count(*) filter (where state <> 'not_required' and case
          when submitted_version = version and submitted_on is not null then submitted_on > due
          else due < ? end) as late
      from placed where due between ? and ? group by due
    ),
    submitted as (
      select to_char(submitted_on, 'YYYY-MM-DD') as day, count(*) as submitted from submissions
      where submitted_on between ?::date and ?::date group by submitted_on
    )
    select coalesce(due.day, submitted.day) as day, coalesce(due.due, 0)::int as due,
      coalesce(submitted.submitted, 0)::int as submitted, coalesce(due.late, 0)::int as late
    from due full join submitted on submitted.day = due.day order by 1`
  const { rows } = await trx.rawQuery(question, [...bindings, today, from, to, from, to] as never)
  return rows
}
