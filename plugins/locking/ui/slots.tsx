import { fill } from '#kernel/plugins/slot'
import { caseActs, refusedEditActs } from '#plugins/cases/contract/slots'
import { shownIcons } from '#resources/app/shell/shown_icons'
import { LockAct } from './act/lock_act'

/** That a case is locked, and asking that it is not. */
export const slots = [
  fill(caseActs, { on: ['view', 'history', 'audit'], Act: LockAct }),
  fill(refusedEditActs, ({ case: head }) => <LockAct case={head} isSaid />),
  fill(shownIcons, { 'locking/lock': 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3' }),
]
