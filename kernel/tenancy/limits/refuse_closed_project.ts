import db from '@adonisjs/lucid/services/db'

import type { Change } from '#kernel/changes/change'
import { openTransaction } from '#kernel/database/open_transaction'
import { prepared } from '#kernel/database/prepared'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { wording } from '#kernel/lang/server/wording'
import { currentScope } from '#kernel/tenancy/actor'

/** Shared, so that people who write there do not wait for each other, only closing for all of them. */
const hold = `select status from projects where id = ?::uuid for share`

/**
 * Refuses with 1006 to change what is in a closed project: it is read only until it is restarted.
 * An open one stays open until the change is over.
 */
export async function refuseClosedProject({ trx }: Pick<Change, 'trx'>): Promise<void> {
  const { rows } = await prepared(trx, 'hold_project', hold, [currentScope().projectId])
  if (rows[0]?.status === 'closed') throw new kernelErrors.E_DATA_STATUS({ detail: isClosed })
}

/** Refuses the same before anything is begun: the project is not held, and may be closed right after. */
export async function refuseInClosedProject(): Promise<void> {
  const project = await (openTransaction() ?? db.connection('app'))
    .from('projects')
    .where({ id: currentScope().projectId })
    .select('status')
    .first()
  if (project?.status === 'closed') throw new kernelErrors.E_DATA_STATUS({ detail: isClosed })
}

const isClosed = wording('refuse_closed_project.is_closed')
