import app from '@adonisjs/core/services/app'

import { Database } from '#kernel/database/database'

import type { Hindrance, ProcessGate } from '#plugins/process/contract/gates'
import type { DueState } from '#plugins/gateway/contract/shown'
import { wording } from '#plugins/gateway/lang/server/wording'
import { selectPlaced } from '#plugins/gateway/records/case_at_destinations'

/** More destinations than a project ever has. */
const MOST = 200

/** States in which nothing is left to do at a destination. */
const settled: readonly DueState[] = ['accepted', 'closed', 'not_required']

/** Destinations to which a case is still to be submitted, or where its answer is awaited. */
const submitted: ProcessGate = {
  name: 'submitted',
  label: wording('gate.label'),
  async ask(caseId) {
    const database = await app.container.make(Database)
    const { rows } = await database.read((trx) =>
      selectPlaced(trx, { caseIds: [caseId] }, { from: 0, count: MOST })
    )
    const open = rows.filter(({ state }) => !settled.includes(state))
    return open.map(({ name, state }): Hindrance => ({
      sentence: wording(`gate.${kindOf(state)}`, { destination: name }),
      place: '/tabs/declaration',
    }))
  },
}

function kindOf(state: DueState): 'to_confirm' | 'due' | 'failed' | 'under_way' {
  if (state === 'to_confirm') return 'to_confirm'
  if (state === 'due' || state === 'withdrawn') return 'due'
  return state === 'rejected' || state === 'halted' ? 'failed' : 'under_way'
}

export default [submitted]
