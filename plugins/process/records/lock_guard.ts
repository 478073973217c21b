import app from '@adonisjs/core/services/app'

import type { CaseRecord } from '#plugins/cases/contract'
import type { CaseGuard } from '#plugins/cases/contract/guards'
import { caseRefusals } from '#plugins/cases/contract/refusals'
import { isLocked } from '#plugins/process/contract/lock'
import { defaultDefinition } from '#plugins/process/definition/default_definition'
import { CaseWays } from '#plugins/process/records/case_ways'

/**
 * Nobody changes a case that is locked: no person, no import, no run, not the system either. A new
 * version changes nothing that stands in it.
 */
const guard: CaseGuard = {
  async ask(_change, before, touch) {
    if (touch !== 'revision') await refuseLocked(before)
  },
  async askNext(_change, before, { newVersion }) {
    if (!newVersion) await refuseLocked(before)
  },
  askByHand: (before) => refuseLocked(before),
}

async function refuseLocked({ id, status }: CaseRecord): Promise<void> {
  // Asked of every row of an import and of a run: most cases are open, which their status tells.
  if (!endings.has(status)) return
  const way = await (await app.container.make(CaseWays)).find(id)
  if (way && isLocked(way.standing, way.definition)) throw new caseRefusals.E_CASE_LOCKED()
}

const endings: ReadonlySet<string> = new Set(
  defaultDefinition.nodes.filter(({ kind }) => kind === 'ended').map(({ key }) => key)
)

export default [guard]
