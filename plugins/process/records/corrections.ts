import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import type { Leaf } from '#kernel/case/content/leaf'

import { SEEN_PATH } from '#plugins/cases/contract/seen_paths'
import { type ErrorSeverity, errorSeverities } from '#plugins/process/contract/correction'

/** What was corrected of one element; `entered` or `corrected` is null where nothing was or is. */
export interface Correction {
  readonly id: string
  /** Machine form, with the ids of rows. */
  readonly path: string
  readonly entered: Leaf | null
  readonly corrected: Leaf | null
  /** Name of who entered it; null for the system itself. */
  readonly enteredBy: string | null
  readonly correctedBy: string
  readonly at: Date
  /** Version of the case in which it was corrected. */
  readonly version: number
  /** Revision of the case in which it was corrected last. */
  readonly revision: number
  readonly severity: ErrorSeverity
}

/** How many corrections there are of each severity. */
export type CorrectionCounts = Readonly<Record<ErrorSeverity, number>>

/** The corrections of cases of the current scope. */
@inject()
export class Corrections {
  constructor(private database: Database) {}

  /**
   * A page of those of a case, the latest first, and how many there are.
   * @param unseen keys that the actor does not see, as `CaseReading.unseen` gives them
   */
  async list(
    caseId: string,
    unseen: ReadonlySet<string>,
    { page, pageSize }: { readonly page: number; readonly pageSize: number }
  ) {
    return this.database.read(async (trx) => {
      const rows: Correction[] = await selected(trx, caseId, unseen)
        .orderBy([
          { column: 'corrected_at', order: 'desc' },
          { column: 'id', order: 'asc' },
        ])
        .offset((page - 1) * pageSize)
        .limit(pageSize)
      const counts = await countsOf(trx, caseId, unseen)
      return { rows, counts, total: Object.values(counts).reduce((all, n) => all + n, 0) }
    })
  }

  /** The correction, locked; null where the case has none of that id that the actor sees. */
  async lock(
    { trx }: Change,
    caseId: string,
    id: string,
    unseen: ReadonlySet<string>
  ): Promise<Correction | null> {
    return selected(trx, caseId, unseen).where({ id }).forUpdate().first()
  }

  /** Says how severe the error is. */
  async rate({ trx }: Change, id: string, severity: ErrorSeverity): Promise<void> {
    await trx.from('case_corrections').where({ id }).update({ severity })
  }
}

function seen(trx: TransactionClientContract, caseId: string, unseen: ReadonlySet<string>) {
  const rows = trx.from('case_corrections').where({ case_id: caseId })
  return unseen.size > 0 ? rows.whereRaw(SEEN_PATH, [[...unseen]]) : rows
}

function selected(trx: TransactionClientContract, caseId: string, unseen: ReadonlySet<string>) {
  return seen(trx, caseId, unseen)
    .select('id', 'path', 'entered', 'corrected', 'version', 'revision', 'severity')
    .select('entered_by_name as enteredBy', 'corrected_by_name as correctedBy')
    .select('corrected_at as at')
}

async function countsOf(
  trx: TransactionClientContract,
  caseId: string,
  unseen: ReadonlySet<string>
): Promise<CorrectionCounts> {
  const rows = await seen(trx, caseId, unseen)
    .select('severity')
    .count('* as n')
    .groupBy('severity')
  const countOf = (wanted: ErrorSeverity) =>
    Number(rows.find(({ severity }) => severity === wanted)?.n ?? 0)
  const all = errorSeverities.map((severity) => [severity, countOf(severity)])
  return Object.fromEntries(all)
}
