import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import type { SectionState } from '#plugins/sur/contract/periodic_report'
import type { Prose } from '#plugins/sur/contract/prose'

/** A section of a report as it stands. */
export interface SectionRow {
  readonly key: string
  readonly state: SectionState
  /** Its text is that of the last report, and nobody has confirmed it for this one. */
  readonly isCarriedOver: boolean
  /** Figures of its tables changed with a later freeze, and nobody has confirmed its text since. */
  readonly figuresChanged: boolean
  readonly prose: Prose | null
  readonly writerId: string | null
  readonly writerName: string | null
  readonly revision: number
  readonly updatedBy: string | null
  readonly updatedAt: Date
}

/** What becomes different in a section. */
export type SectionChange = Partial<
  Pick<
    SectionRow,
    'state' | 'isCarriedOver' | 'figuresChanged' | 'prose' | 'writerId' | 'writerName'
  >
>

type Trx = TransactionClientContract

/** The sections of a report, by their keys. */
export async function sectionsOf(trx: Trx, reportId: string): Promise<Map<string, SectionRow>> {
  const rows = await trx.from('periodic_sections').where({ report_id: reportId })
  return new Map(rows.map((row) => [row.key, sectionOf(row)]))
}

/** How many sections of each report stand in each state. */
export async function countStates(
  trx: Trx,
  reportIds: readonly string[]
): Promise<{ reportId: string; state: SectionState; writerId: string | null; count: number }[]> {
  return trx
    .from('periodic_sections')
    .whereIn('report_id', [...reportIds])
    .groupBy('report_id', 'state', 'writer_id')
    .select('report_id as reportId', 'state', 'writer_id as writerId', trx.raw('count(*)::int'))
}

/** Adds the sections of a new report: empty ones, or with the text of the last report. */
export async function addSections(
  change: Change,
  sections: readonly { readonly key: string; readonly before?: SectionRow }[]
): Promise<void> {
  const { companyId: company_id, projectId: project_id, environment } = currentScope()
  const rows = sections.map(({ key, before }) => ({
    ...{ report_id: change.act.subject.id, key, company_id, project_id, environment },
    is_carried_over: Boolean(before?.prose),
    prose: before?.prose ? JSON.stringify(before.prose) : null,
    ...{ writer_id: before?.writerId ?? null, writer_name: before?.writerName ?? null },
  }))
  await change.trx.table('periodic_sections').multiInsert(rows)
}

/**
 * Changes a section and notes what becomes different. Refuses with 1005 a section that the report does
 * not have, with 1006 one that was changed since `revision`.
 */
export async function changeSection(
  change: Change,
  key: string,
  revision: number,
  wish: SectionChange
): Promise<SectionRow> {
  const { trx } = change
  const report_id = change.act.subject.id
  const found = await trx.from('periodic_sections').where({ report_id, key }).forUpdate().first()
  if (!found) throw new kernelErrors.E_DATA_NOT_FOUND()
  const before = sectionOf(found)
  if (before.revision !== revision) throw new kernelErrors.E_DATA_STATUS()
  const { prose, ...plain } = wish
  for (const [name, is] of Object.entries(plain)) {
    const was = before[name as keyof typeof plain]
    if (was !== is && name !== 'writerId') change.note(`${key}.${name}`, was, is)
  }
  if (prose !== undefined) change.note(`${key}.prose`, before.prose, prose)
  const [row] = await trx
    .from('periodic_sections')
    .where({ report_id, key })
    .update({
      ...(wish.state && { state: wish.state }),
      ...(wish.isCarriedOver !== undefined && { is_carried_over: wish.isCarriedOver }),
      ...(wish.figuresChanged !== undefined && { figures_changed: wish.figuresChanged }),
      ...(prose !== undefined && { prose: prose && JSON.stringify(prose) }),
      ...(wish.writerId !== undefined && { writer_id: wish.writerId }),
      ...(wish.writerName !== undefined && { writer_name: wish.writerName }),
      ...{ revision: revision + 1, updated_by: currentActor().name, updated_at: new Date() },
    })
    .returning('*')
  return sectionOf(row)
}

const sectionOf = (row: Record<string, unknown>): SectionRow => ({
  ...{ key: row.key as string, state: row.state as SectionState },
  ...{ isCarriedOver: row.is_carried_over as boolean, prose: row.prose as Prose | null },
  figuresChanged: row.figures_changed as boolean,
  ...{ writerId: row.writer_id as string | null, writerName: row.writer_name as string | null },
  ...{ revision: row.revision as number, updatedBy: row.updated_by as string | null },
  updatedAt: row.updated_at as Date,
})
