import type { Change } from '#kernel/changes/change'
import { prepared } from '#kernel/database/prepared'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentScope } from '#kernel/tenancy/actor'

const ask = `select status from projects where id = ?::uuid`

/** Refuses with 1006 to change what is in a closed project: it is read only until it is restarted. */
export async function refuseClosedProject({ trx }: Change): Promise<void> {
  const { rows } = await prepared(trx, 'status_of_project', ask, [currentScope().projectId])
  if (rows[0]?.status === 'closed') throw new kernelErrors.E_DATA_STATUS({ detail: isClosed })
}

const isClosed = {
  en: 'The project is closed. It can be read; to change something, have it restarted.',
  zh: '项目已结项，只能查看；如需修改，请先重启项目。',
}
