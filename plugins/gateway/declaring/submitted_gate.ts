import app from '@adonisjs/core/services/app'

import { Database } from '#kernel/database/database'

import type { Hindrance, ProcessGate } from '#plugins/process/contract/gates'
import type { DueState } from '#plugins/gateway/contract/shown'
import { wording } from '#plugins/gateway/lang/server/wording'
import { type PlacedCase, selectPlaced } from '#plugins/gateway/records/case_at_destinations'

/** More destinations than a project ever has. */
const MOST = 200

/** States in which nothing is left to do at a destination. */
const settled: readonly DueState[] = ['accepted', 'closed', 'not_required']

/** Destinations to which a case is still to be submitted, or where its answer is awaited. */
const submitted: ProcessGate = {
  name: 'submitted',
  label: wording('gate.label'),
  async ask(caseId) {
    const open = (await placesOf(caseId)).filter(({ state }) => !settled.includes(state))
    return open.map((place) => hindranceAt(place, kindOf(place.state)))
  },
}

/** Destinations to which a case is due, or may be, and nothing of it was sent. */
const sent: ProcessGate = {
  name: 'sent',
  label: wording('gate.sent_label'),
  async ask(caseId) {
    const places = await placesOf(caseId)
    return places.flatMap((place) => {
      const { state, isInHouse } = place
      if (state === 'to_confirm') return hindranceAt(place, 'to_confirm')
      const isUnsent = state === 'due' || state === 'withdrawn' || (state === 'halted' && isInHouse)
      return isUnsent ? hindranceAt(place, 'not_sent') : []
    })
  },
}

async function placesOf(caseId: string): Promise<readonly PlacedCase[]> {
  const database = await app.container.make(Database)
  const { rows } = await database.read((trx) =>
    selectPlaced(trx, { caseIds: [caseId] }, { from: 0, count: MOST })
  )
  return rows
}

const hindranceAt = (
  { name }: PlacedCase,
  why: 'to_confirm' | 'due' | 'failed' | 'under_way' | 'not_sent'
): Hindrance => ({
  sentence: wording(`gate.${why}`, { destination: name }),
  place: '/tabs/declaration',
})

function kindOf(state: DueState): 'to_confirm' | 'due' | 'failed' | 'under_way' {
  if (state === 'to_confirm') return 'to_confirm'
  if (state === 'due' || state === 'withdrawn') return 'due'
  return state === 'rejected' || state === 'halted' ? 'failed' : 'under_way'
}

export default [submitted, sent]
