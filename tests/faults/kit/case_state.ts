import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { SERVER_HANGS } from '#tests/patience'

/** How a case stands in each of the tables that one save writes. */
export interface CaseState {
  /** What the list says. */
  readonly listed: number
  readonly subject: string | null
  /** Number of the last revision, and how many there are. */
  readonly revision: number
  readonly revisions: number
  readonly initials: string | null
  /** Lines of the audit trail, the value that the last one tells, and where the chain ends. */
  readonly lines: number
  readonly audited: string | null
  readonly head: number
}

const query = `
  select c.id, c.revision as listed, c.subject, r.revision, r.revisions, r.initials,
    a.lines, a.audited, h.seq::int as head
  from cases c
  join lateral (select max(revision) as revision, count(*)::int as revisions,
      (array_agg(content->>'D_1' order by revision desc))[1] as initials
    from case_revisions where case_id = c.id) r on true
  join lateral (select count(*)::int as lines,
      (array_agg(jsonb_path_query_first(changes, '$[*] ? (@.path == "D_1").after') #>> '{}'
        order by seq desc))[1] as audited
    from audit_lines where chain = 'case:' || c.id) a on true
  left join audit_heads.heads h on h.chain = 'case:' || c.id
  where c.id = any($1)`

/** Reads the cases as the owner of the database, past the product. */
export async function caseStates(client: pg.ClientBase, ids: readonly string[]) {
  const { rows } = await client.query(query, [ids])
  return new Map<string, CaseState>(rows.map(({ id, ...state }) => [id, state]))
}

/** Waits until no transaction is open any more: a killed process leaves the last ones to the server. */
export async function untilQuiet(client: pg.ClientBase) {
  const busy = `select count(*)::int as n from pg_stat_activity where datname = current_database()
    and pid <> pg_backend_pid() and (xact_start is not null or state <> 'idle')`
  for (let calm = 0, until = Date.now() + SERVER_HANGS; calm < 2 && Date.now() < until;) {
    const { rows } = await client.query(busy)
    calm = rows[0].n === 0 ? calm + 1 : 0
    await sleep(10)
  }
}

export function sameState(a: CaseState, b: CaseState): boolean {
  return Object.keys(b).every((key) => a[key as keyof CaseState] === b[key as keyof CaseState])
}
