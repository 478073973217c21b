import { inject } from '@adonisjs/core'

import { narrowToElement } from '#kernel/changes/changes_element'
import { projectLines, signInLines } from '#kernel/changes/trail/project_lines'
import { Database, type Reading } from '#kernel/database/database'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { actAs, currentActor, currentCompany, currentScope } from '#kernel/tenancy/actor'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { CaseReading } from '#plugins/cases/contract/reading'
import { type SubjectOfCase, subjectsOfCases } from '#plugins/cases/contract/subjects_of_cases'
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
  readonly projectId: string
  readonly subjects: readonly SubjectOfCase[]
}

/** The trail of the project at hand. */
@inject()
export class ProjectTrail {
  constructor(
    private database: Database,
    private reading: CaseReading,
    private plugins: PluginRegistry
  ) {}

  /** A page, the latest first, and how many there are. */
  async list(asked: AskedTrail, part: { readonly from: number; readonly count: number }) {
    return this.#read(asked, async (trx, narrowing) => {
      const rows = await linesOf(trx, narrowing)
        .orderBy([
          { column: 'at', order: 'desc' },
          { column: 'lines.id', order: 'desc' },
        ])
        .offset(part.from)
        .limit(part.count)
        .select('lines.id', 'at', 'actor', 'act', 'reason')
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
      return { actors: await of('actor'), acts: await of('act') }
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
      projectId: currentScope().projectId,
      subjects: await this.plugins.collect(subjectsOfCases),
    }
    if (asked.part !== 'sign_in') return this.database.read((trx) => work(trx, narrowing))
    const { scope: _project, ...actor } = currentActor()
    return actAs({ ...actor, companyId: currentCompany() }, () =>
      this.database.readCompany((trx) => work(trx, narrowing))
    )
  }
}

/** The lines of a part, each beside its case. */
function linesOf(trx: Reading, asked: Narrowing) {
  const { part, actor, act, caseNo, element, from, to, unseen, timeZone, projectId } = asked
  const lines =
    part === 'sign_in' ? signInLines(trx, projectId) : projectLines(trx).whereRaw(parts[part])
  // No case is known while no project is chosen.
  if (part === 'sign_in') void lines.joinRaw(NO_CASES)
  else void lines.joinRaw(besideCases(asked.subjects))
  if (actor) void lines.where('actor', actor)
  if (act) void lines.where('act', act)
  if (caseNo) void lines.whereRaw('starts_with(lower(cases.case_no), lower(?))', [caseNo])
  if (from) void lines.whereRaw('at >= ?::timestamp at time zone ?', [from, timeZone])
  if (to) void lines.whereRaw('at < (?::date + 1)::timestamp at time zone ?', [to, timeZone])
  if (element) narrowToElement(lines, element, unseen)
  return lines
}

/** What a line was done to is a case, or something of one. */
function besideCases(subjects: readonly SubjectOfCase[]): string {
  const ofCases = [
    `select null::text as type, null::uuid as id, null::uuid as case_id where false`,
    ...subjects.map(({ type, rows }) => `select '${type}', id, case_id from (${rows}) as ${type}`),
  ]
  return `left join (${ofCases.join(' union all ')}) as of_case
    on of_case.type = subject and of_case.id::text = subject_id
  left join ${knownCases} as cases
    on cases.id::text = case when subject = 'case' then subject_id else of_case.case_id::text end`
}

const NO_CASES = 'left join (select null::uuid as id, null::text as case_no) as cases on false'

const OUT = `act ~ '[._](exported|printed|downloaded)$'`

/** As `partOf` says it. */
const parts = {
  audit: `subject = 'case' and not ${OUT}`,
  query: `subject = 'query' and not ${OUT}`,
  operation: `(${OUT} or subject not in ('case', 'query'))`,
} as const satisfies Record<Exclude<TrailPart, 'sign_in'>, string>
