import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Mails } from '#kernel/mail/mails'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { comparePair, pairKey } from '#plugins/signal/comparing/compare_runs'
import type { PairChange } from '#plugins/signal/contract/comparison'
import type { ResultPair, RunResult } from '#plugins/signal/contract/result'
import { wording } from '#plugins/signal/lang/server/wording'
import { Plans } from '#plugins/signal/records/plans'
import { type RunRow, Runs } from '#plugins/signal/records/runs'

/** Tells whoever saved a plan last that it has run by itself, and how much is new; never what a case says. */
@inject()
export class RunMails {
  constructor(
    private mails: Mails,
    private plans: Plans,
    private runs: Runs
  ) {}

  async tell(change: Change, run: RunRow, result: RunResult): Promise<void> {
    const { ownerId } = await this.plans.get(run.planId)
    if (ownerId === null) return
    const { code: project } = await projectAtHand()
    const earlier = (await this.runs.all()).find(
      ({ planId, number, state }) =>
        planId === run.planId && number < run.number && state === 'done'
    )
    const before = earlier ? await this.runs.result(earlier.id) : null
    const [now] = result.levels
    const was = before?.levels.find(({ level }) => level === now?.level)
    const changes = changesBetween(now?.pairs ?? [], was?.pairs ?? [])
    const countOf = (wanted: PairChange) => changes.filter((each) => each === wanted).length
    const values = {
      ...{ project, number: run.number, plan: run.planName, link: '/signal/analysis' },
      fired: (now?.pairs ?? []).filter(({ rules }) => rules.length > 0).length,
      ...{ fresh: countOf('new'), gone: countOf('gone') },
    }
    await this.mails.tell(change, {
      userId: ownerId,
      subject: wording('mail.subject', values),
      text: wording(before ? 'mail.text' : 'mail.first_text', values),
    })
  }
}

/** How the pairs of a run are to those of an earlier one, those among them that it alone has. */
function changesBetween(
  now: readonly ResultPair[],
  earlier: readonly ResultPair[]
): readonly PairChange[] {
  const before = new Map(earlier.map((pair) => [pairKey(pair), pair]))
  const changes = now.map((pair) => comparePair(pair, before.get(pairKey(pair))).change)
  const known = new Set(now.map(pairKey))
  const alone = earlier.filter((pair) => !known.has(pairKey(pair)))
  return [...changes, ...alone.map((pair) => comparePair(undefined, pair).change)]
}
