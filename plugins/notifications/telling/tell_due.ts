import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { actAs } from '#kernel/tenancy/actor'
import { allScopes } from '#kernel/tenancy/all_scopes'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { CaseProcess } from '#plugins/cases/contract/process'
import { type OpenDeadline, OpenDeadlines } from '#plugins/deadlines/contract/open_deadlines'
import { NoticeRules } from '#plugins/notifications/records/notice_rules'
import { selectHeld } from '#plugins/notifications/records/known_case'
import { selectUnheeded } from '#plugins/notifications/records/notifications'
import type { CaseTold } from '#plugins/notifications/telling/case_told'
import { SendDigests } from '#plugins/notifications/telling/send_digests'
import { TellPeople } from '#plugins/notifications/telling/tell_people'

/** Tells hourly of deadlines, of cases that nobody works on, and again of what nobody has looked at. */
@inject()
export class TellDue {
  constructor(
    private deadlines: OpenDeadlines,
    private rules: NoticeRules,
    private people: TellPeople,
    private digests: SendDigests,
    private database: Database,
    private process: CaseProcess
  ) {}

  /** Every project of the installation, each as the system. */
  async handle(): Promise<void> {
    for (const { code: _, ...scope } of await allScopes()) {
      const actor = { userId: null, name: 'system', permissions: new Set<string>(), scope }
      await actAs(actor, () => this.tellProject())
    }
  }

  /** The project at hand. */
  async tellProject(): Promise<void> {
    const rules = await this.rules.all()
    if (rules.length > 0) {
      const held = rules.find(({ event }) => event === 'held')
      await this.people.handle([
        ...(await this.deadlines.reached()).map(ofDeadline),
        ...(held ? await this.#held(held.interval!) : []),
        ...(await this.#unheeded()),
      ])
    }
    await this.digests.handle(await projectAtHand())
  }

  /** One case of the project at hand, where it is overdue. */
  async tellCase(caseId: string): Promise<void> {
    const rules = await this.rules.all()
    if (!rules.some(({ event }) => event === 'overdue')) return
    const overdue = (await this.deadlines.reached(caseId)).filter(({ days }) => days < 0)
    await this.people.handle(overdue.map(ofDeadline))
  }

  async #unheeded(): Promise<CaseTold[]> {
    const { find } = await this.process.current()
    const found = await this.database.read((trx) => selectUnheeded(trx))
    return found
      .filter(({ status }) => find(status)?.kind !== 'ended')
      .map(({ status, ...told }) => {
        const step = find(status)?.name
        return { ...told, ...(step && { step }) }
      })
  }

  async #held(days: number): Promise<CaseTold[]> {
    const { nodes, find } = await this.process.current()
    const ended = nodes.filter(({ kind }) => kind === 'ended').map(({ key }) => key)
    const found = await this.database.read((trx) => selectHeld(trx, { ended, days }))
    return found.map(({ id: caseId, caseNo, status, days: count, since }) => {
      const step = find(status)?.name
      const what = `${status} ${since}`
      return { event: 'held', caseId, caseNo, what, days: count, ...(step && { step }) }
    })
  }
}

/** An overdue case is told as one, whatever level it has reached. */
function ofDeadline({
  caseId,
  caseNo,
  destination,
  part,
  due,
  days,
  level,
}: OpenDeadline): CaseTold {
  const at = `${destination} ${part} ${due}`
  const given = { caseId, caseNo, destination, due, days }
  return days < 0
    ? { ...given, event: 'overdue', what: at }
    : { ...given, event: 'level', what: `${at} ${level!.days}` }
}
