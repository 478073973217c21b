import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { momentText } from '#kernel/fields/moment_text'
import { actAs, currentScope } from '#kernel/tenancy/actor'
import { allScopes } from '#kernel/tenancy/all_scopes'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { type DueDesign, dueDesigns, takeWeekly } from '#plugins/listings/records/weekly'
import StartRun from '#plugins/listings/running/start_run'

/** The hour of a Monday from which files are made. */
const HOUR = 6
const DAY = 86_400_000

/** Makes the files of the week: asked hourly, once each week of the project, from Monday morning on. */
@inject()
export default class SendWeekly {
  constructor(
    private database: Database,
    private changes: Changes,
    private runs: StartRun
  ) {}

  /** Every project of the installation, each as the system. */
  async handle(): Promise<void> {
    for (const { code: _, ...scope } of await allScopes()) {
      const actor = { userId: null, name: 'system', permissions: new Set<string>(), scope }
      await actAs(actor, () => this.ofProject())
    }
  }

  /**
   * The project at hand. What nobody asked for in the week is made the next time that somebody asks.
   * @param now milliseconds since 1970 UTC
   */
  async ofProject(now = Date.now()): Promise<void> {
    const { timeZone } = await projectAtHand()
    const monday = lastMonday(timeZone, now)
    for (const due of await this.database.read((trx) => dueDesigns(trx, monday))) {
      try {
        await this.#send(due, monday)
      } catch (error) {
        logger.error({ err: error }, 'A weekly line listing cannot be begun')
      }
    }
  }

  /** On behalf of whoever wished for it: the file is made with the rights that they have then. */
  async #send({ id, weekly, weeklyBy, weeklyByName }: DueDesign, monday: string): Promise<void> {
    const act = { name: 'listing_design.taken', subject: { type: 'listing_design', id } } as const
    const isTaken = await this.changes.record(act, async (change) => {
      const taken = await takeWeekly(change, id, monday)
      if (taken) change.note('monday', undefined, monday)
      return taken
    })
    if (!isTaken) return
    const owner = {
      ...{ userId: weeklyBy, name: weeklyByName, permissions: new Set<string>() },
      scope: currentScope(),
    }
    await actAs(owner, () => this.runs.handle(id, { ...weekly, isWeekly: true }))
  }
}

/** The last Monday (yyyy-MM-dd) whose morning has come, as the clocks of a time zone show it. */
export function lastMonday(timeZone: string, now: number): string {
  const text = momentText(timeZone, now)
  const day = Date.parse(`${text.slice(0, 10)}T00:00:00Z`)
  const since = (new Date(day).getUTCDay() + 6) % 7
  const isEarly = since === 0 && Number(text.slice(11, 13)) < HOUR
  return new Date(day - (isEarly ? 7 : since) * DAY).toISOString().slice(0, 10)
}
