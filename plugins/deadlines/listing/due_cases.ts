import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { toKey } from '#kernel/case/content/element_id'
import type { Words } from '#kernel/language/words'

import { CaseProcess } from '#plugins/cases/contract/process'
import { CaseReading } from '#plugins/cases/contract/reading'
import { sendBy } from '#plugins/deadlines/contract/calendar'
import { addDays } from '#plugins/deadlines/contract/days'
import type { DeadlineRule } from '#plugins/deadlines/contract/rule'
import { DeadlineTermsOfProject } from '#plugins/deadlines/explaining/deadline_terms'
import { levelsAtHand } from '#plugins/deadlines/explaining/levels_at_hand'
import { decisiveElements } from '#plugins/deadlines/listing/decisive_elements'
import {
  countDue,
  type DueCase,
  selectDue,
  selectFirstDue,
} from '#plugins/deadlines/records/select_due'

/** Cases of a list at home. */
const MOST = 200
/** A calendar shows whole weeks. */
const WEEK = 7

/** An open case that is due somewhere. */
export interface DueAtHome extends Omit<DueCase, 'ownerId'> {
  readonly statusName: Words
  /** The working day by which it has to leave; null where the year is not known. */
  readonly sendBy: string | null
  /** Why it is due then, in one clause; null where the rule is gone. */
  readonly why: Words | null
}

/** The open cases of the project at hand that are due, for people and for whoever tells them. */
@inject()
export class DueCases {
  constructor(
    private database: Database,
    private process: CaseProcess,
    private reading: CaseReading,
    private terms: DeadlineTermsOfProject
  ) {}

  /** Those overdue and those of the days ahead, the earliest to be sent first. */
  async ahead(days: number) {
    const [{ today, ...calendar }, levels, process, rules] = await Promise.all([
      this.terms.calendar(),
      levelsAtHand(),
      this.process.current(),
      this.terms.rules(),
    ])
    const [from, to] = [addDays(today, -WEEK), addDays(today, days + WEEK)]
    const off = calendar.off.filter((day) => day >= from && day <= to)
    const none = { today, off, levels, overdue: 0, unsayable: 0, cases: [] as DueAtHome[] }
    if (await this.#isUnseen()) return none
    const ended = process.nodes.filter(({ kind }) => kind === 'ended').map(({ key }) => key)
    const until = addDays(today, days)
    const { found, counts } = await this.database.read(async (trx) => ({
      found: await selectDue(trx, { ended, until, most: MOST }),
      counts: await countDue(trx, { ended, today }),
    }))
    const cases = found.map(({ ownerId: _, ...each }) => {
      const { key, name } = process.find(each.status) ?? { key: each.status, name: null }
      const by = sendBy(each.due, calendar)
      return {
        ...each,
        statusName: name ?? { en: key, zh: key },
        sendBy: 'day' in by ? by.day : null,
        why: clauseOf(each.rule, rules),
      }
    })
    const order = ({ sendBy: by, due }: DueAtHome) => by ?? due
    return {
      ...none,
      ...counts,
      cases: cases.toSorted((one, other) => order(one).localeCompare(order(other))),
    }
  }

  /** On which day each of these cases is due first. */
  async first(caseIds: readonly string[]) {
    if (await this.#isUnseen()) return []
    return this.database.read((trx) => selectFirstDue(trx, caseIds))
  }

  /** How near a due date has to be for each colour. */
  async levels() {
    const [{ today }, levels] = await Promise.all([this.terms.calendar(), levelsAtHand()])
    return { today, levels }
  }

  /** Whether the actor does not see something that due dates follow from. */
  async #isUnseen(): Promise<boolean> {
    const unseen = await this.reading.unseen()
    return decisiveElements.some((element) => unseen.has(toKey(element)))
  }
}

/** What a rule says, or what completes a report by it. */
function clauseOf(id: string, rules: readonly DeadlineRule[]): Words | null {
  const found = rules.find((rule) => rule.id === id) ?? rules.find(({ then }) => then?.id === id)
  return (found?.id === id ? found.why : found?.then?.why) ?? null
}
