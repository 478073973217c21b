import { inject } from '@adonisjs/core'

import { narrowToElement } from '#kernel/changes/changes_element'
import { signInActs } from '#kernel/changes/trail/trail_fields'
import { Database, type Reading } from '#kernel/database/database'
import { currentCompany, currentScope } from '#kernel/tenancy/actor'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { CaseReading } from '#plugins/cases/contract/reading'
import { knownCases } from '#plugins/cases/contract/views'
import type { TrailPart } from '#plugins/trail/contract/trail_parts'

/** One act, as lists tell it; what it changed stands in the trail of its case. */
export interface TrailLine {
  /** Of the line. */
  readonly id: string
  readonly at: Date
  readonly actor: string
  /** `noun.past` */
  readonly act: string
  readonly reason: string | null
  /** Id and number of the case that it was done to. */
  readonly caseId: string | null
  readonly caseNo: string | null
  /** How many values it changed. */
  readonly changes: number
}

/** Which acts are asked for. */
export interface AskedTrail {
  readonly part: TrailPart
  readonly actor?: string
  readonly act?: string
  /** Beginning of the number of a case. */
  readonly caseNo?: string
  /** Number or key of an element; acts that changed it or something below it. */
  readonly element?: string
  /** First and last day, in the time zone of the project. */
  readonly from?: string
  readonly to?: string
}

interface Narrowing extends AskedTrail {
  readonly unseen: ReadonlySet<string>
  readonly timeZone: string
}

/** The trail of the project at hand. */
@inject()
export class ProjectTrail {
  constructor(
    private database: Database,
    private reading: CaseReading
  ) {}

  /** A page, the latest first, and how many there are. */
  async list(asked: AskedTrail, part: { readonly from: number; readonly count: number }) {
    return this.#read(asked, async (trx, narrowing) => {
      const rows = await linesOf(trx, narrowing)
        .orderBy([
          { column: 'at', order: 'desc' },
          { column: 'audit_lines.chain' },
          { column: 'audit_lines.seq', order: 'desc' },
        ])
        .offset(part.from)
        .limit(part.count)
        .select(trx.raw(`chain || '#' || seq as id`))
        .select('at', 'actor_name as actor', 'act', 'reason')
        .select('cases.id as caseId', 'cases.case_no as caseNo')
        .select(trx.raw('jsonb_array_length(changes) as changes'))
      const [{ n }] = await linesOf(trx, narrowing).count('* as n')
      return { rows: rows as TrailLine[], total: Number(n) }
    })
  }

  /** The people and acts that occur in a part, for its filters. */
  async choices(part: TrailPart): Promise<{ actors: string[]; acts: string[] }> {
    return this.#read({ part }, async (trx, narrowing) => {
      const of = async (column: string) => {
        const rows = await linesOf(trx, narrowing).distinct(column).orderBy(column)
        return rows.map((row) => String(row[column]))
      }
      return { actors: await of('actor_name'), acts: await of('act') }
    })
  }

  async #read<Result>(
    asked: AskedTrail,
    work: (trx: Reading, narrowing: Narrowing) => Promise<Result>
  ): Promise<Result> {
    const narrowing = {
      ...asked,
      unseen: await this.reading.unseen(),
      timeZone: (await projectAtHand()).timeZone,
    }
    // Who signs in is in no project yet: these lines belong to the company.
    return asked.part === 'sign_in'
      ? this.database.readCompany((trx) => work(trx, narrowing))
      : this.database.read((trx) => work(trx, narrowing))
  }
}

/** The lines of a part, each beside its case. */
function linesOf(trx: Reading, asked: Narrowing) {
  const { part, actor, act, caseNo, element, from, to, unseen, timeZone } = asked
  // No case is known while no project is chosen.
  const cases = part === 'sign_in' ? NO_CASES : knownCases
  const lines = trx.from('audit_lines').joinRaw(
    `left join ${cases} as cases on chain like 'case:%'
        and cases.id::text = split_part(chain, ':', 2)`
  )
  if (part === 'sign_in') {
    const { projectId } = currentScope()
    void lines
      .where({ company_id: currentCompany() })
      .whereNull('audit_lines.project_id')
      .whereRaw(`split_part(act, '.', 2) = any (?)`, [[...signInActs]])
      .whereRaw(
        `split_part(chain, ':', 2) in (select user_id::text from memberships where project_id = ?)`,
        [projectId]
      )
  } else void lines.whereRaw(parts[part])
  if (actor) void lines.where('actor_name', actor)
  if (act) void lines.where('act', act)
  if (caseNo) void lines.whereRaw('starts_with(lower(cases.case_no), lower(?))', [caseNo])
  if (from) void lines.whereRaw('at >= ?::timestamp at time zone ?', [from, timeZone])
  if (to) void lines.whereRaw('at < (?::date + 1)::timestamp at time zone ?', [to, timeZone])
  if (element) narrowToElement(lines, element, unseen)
  return lines
}

const NO_CASES = '(select null::uuid as id, null::text as case_no where false)'

const OUT = `act ~ '[._](exported|printed|downloaded)$'`

/** As `partOf` says it. */
const parts = {
  audit: `chain like 'case:%' and not ${OUT}`,
  query: `chain like 'query:%' and not ${OUT}`,
  operation: `(${OUT} or not (chain like 'case:%' or chain like 'query:%'))`,
} as const satisfies Record<Exclude<TrailPart, 'sign_in'>, string>
