import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'

import type { CodingRun, RunOrder } from '#plugins/coding/contract/coding_run'

/** Runs that give terms to places without one; one that goes to another version is no such run. */
export const kindsTakenBack: readonly RunOrder['kind'][] = ['autocode', 'assign']

/** Refuses with 1006 and a sentence a run that cannot be taken back. */
export function refuseTakingBack(run: CodingRun): void {
  if (!run.canTakeBack) throw new kernelErrors.E_DATA_STATUS({ detail: reasonOf(run) })
}

function reasonOf({ asked, state, takenBackBy }: CodingRun): Words {
  if (!kindsTakenBack.includes(asked.kind)) return otherKind
  if (state === 'waiting') return notOver
  return takenBackBy === null ? gaveNothing : takenBack
}

const otherKind = {
  en: 'Only a run that gave terms to reported words can be taken back.',
  zh: '只有为报告用语赋予术语的编码任务才能撤销。',
}
const notOver = {
  en: 'The run is still at work; take it back when it is over.',
  zh: '编码任务仍在进行，请在结束后再撤销。',
}
const takenBack = {
  en: 'The run has been taken back already.',
  zh: '该编码任务已经撤销过。',
}
const gaveNothing = {
  en: 'The run gave no term that could be taken back.',
  zh: '该编码任务没有可撤销的术语。',
}
