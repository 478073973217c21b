import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentCompany } from '#kernel/tenancy/actor'

/** Which kinds of periodic report a company has: its SUR open info. */
export interface PeriodicOpening {
  readonly dsurOpen: boolean
  readonly psurOpen: boolean
  /** 0 where the company has never decided it. */
  readonly revision: number
}

/** Of the company at hand; both kinds are open where it has not decided otherwise. */
export async function findOpening(trx: TransactionClientContract): Promise<PeriodicOpening> {
  const row = await trx.from('periodic_openings').where({ company_id: currentCompany() }).first()
  if (!row) return { dsurOpen: true, psurOpen: true, revision: 0 }
  return { dsurOpen: row.dsur_open, psurOpen: row.psur_open, revision: row.revision }
}

/** Refuses with 1006 whoever saw an earlier revision. */
export async function writeOpening(
  change: Change,
  { revision, ...wish }: PeriodicOpening
): Promise<void> {
  const { trx } = change
  const company_id = currentCompany()
  const before = await findOpening(trx)
  if (before.revision !== revision) throw new kernelErrors.E_DATA_STATUS()
  for (const name of ['dsurOpen', 'psurOpen'] as const) {
    if (before[name] !== wish[name]) change.note(name, before[name], wish[name])
  }
  const row = { dsur_open: wish.dsurOpen, psur_open: wish.psurOpen, revision: revision + 1 }
  const written = revision
    ? trx.from('periodic_openings').where({ company_id, revision }).update(row)
    : trx.table('periodic_openings').insert({ company_id, ...row })
  await written
}
