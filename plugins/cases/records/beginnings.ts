import app from '@adonisjs/core/services/app'

import type { Change } from '#kernel/changes/change'
import { collectAll } from '#kernel/plugins/collect_all'
import { currentScope } from '#kernel/tenancy/actor'

import { type BegunCase, type CaseBeginning, caseBeginnings } from '#plugins/cases/contract'
import { insertRows } from '#plugins/cases/records/insert_rows'
import type { TableRows } from '#plugins/cases/records/projections'

/** Makes what plugins keep of new cases from their first moment, by table. */
export type Begin = (cases: readonly BegunCase[]) => TableRows[]

/** Throws when a plugin that keeps something has failed: no case begins without it. */
export async function beginnings(): Promise<Begin> {
  const kept = await ready(await collectAll(app, caseBeginnings))
  return (cases) => kept.map((each) => rowsOf(each, cases))
}

/** Takes away what plugins keep of a case only while it is there. */
export async function removeBeginnings(change: Change, caseId: string): Promise<void> {
  for (const { table } of await whileThere()) {
    await change.trx.from(table).where({ case_id: caseId }).delete()
  }
}

/** Makes that anew, of the case as it stands. */
export async function renewBeginnings(change: Change, begun: BegunCase): Promise<void> {
  for (const each of await ready(await whileThere())) {
    const { table, columns, rows } = rowsOf(each, [begun])
    await insertRows(change, table, currentScope(), columns, rows)
  }
}

const whileThere = async () =>
  (await collectAll(app, caseBeginnings)).filter((each) => each.whileThere)

interface MadeBeginning extends CaseBeginning {
  readonly row: Awaited<ReturnType<CaseBeginning['maker']>>
}

async function ready(kept: readonly CaseBeginning[]): Promise<MadeBeginning[]> {
  const all: MadeBeginning[] = []
  // One after the other: all of them may read through one transaction.
  for (const each of kept) all.push({ ...each, row: await each.maker() })
  return all
}

const rowsOf = (
  { table, columns, row }: MadeBeginning,
  cases: readonly BegunCase[]
): TableRows => ({
  ...{ table, columns: ['case_id', ...columns] },
  rows: cases.flatMap((begun) => {
    const made = row(begun)
    return made ? [{ case_id: begun.id, ...made }] : []
  }),
})
