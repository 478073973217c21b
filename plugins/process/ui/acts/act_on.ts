import type { WayAct } from '#plugins/process/contract/acts'
import { call } from '#resources/app/calls/call'

interface Said {
  /** Number of the last step on the screen. */
  readonly seen: number
  readonly to: string
  readonly reason: string
}

/** Asks the server for an act on a case. */
export function actOn(caseId: string, act: WayAct, { seen, to, reason }: Said) {
  const path = { caseId }
  switch (act) {
    case 'pass':
      return call('POST /cases/{caseId}/process/pass', { path, body: { seen } })
    case 'claim':
      return call('POST /cases/{caseId}/process/claim', { path, body: { seen } })
    case 'recall':
      return call('POST /cases/{caseId}/process/recall', { path, body: { seen, reason } })
    case 'return':
      return call('POST /cases/{caseId}/process/return', { path, body: { seen, to, reason } })
    case 'withdraw':
      return call('POST /cases/{caseId}/process/withdraw', { path, body: { seen, to, reason } })
    case 'delete':
      return call('POST /cases/{caseId}/process/delete', { path, body: { seen, reason } })
    case 'restore':
      return call('POST /cases/{caseId}/process/restore', { path, body: { reason } })
    case 'transfer':
      return call('POST /cases/{caseId}/process/transfer', { path, body: { seen, to, reason } })
  }
}
