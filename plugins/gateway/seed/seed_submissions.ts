import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { Refusal } from '#kernel/errors/define_errors'
import { type Demonstration, inEachCompany, inEachEnvironment, type Seed } from '#kernel/seed/seed'
import { actAs, currentActor, currentScope } from '#kernel/tenancy/actor'
import { systemIn } from '#kernel/tenancy/as_system'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { CaseReading } from '#plugins/cases/contract/reading'
import { findTransport } from '#plugins/gateway/connections/check_options'
import { Arrivals } from '#plugins/gateway/contract/arrivals'
import { SubmissionSteps } from '#plugins/gateway/contract/steps'
import { DecideDeclaration } from '#plugins/gateway/declaring/decide_declaration'
import { wording } from '#plugins/gateway/lang/server/wording'
import { Connections } from '#plugins/gateway/records/connections'
import { type Destination, Destinations } from '#plugins/gateway/records/destinations'
import { findSubmission } from '#plugins/gateway/records/submission_rows'
import { SendSubmission } from '#plugins/gateway/sending/send_submission'
import { SettleSubmission } from '#plugins/gateway/settling/settle_submission'
import { SubmitCase } from '#plugins/gateway/submitting/submit_case'
import { anAcknowledgement } from '#tests/invented/acknowledgement'
import {
  demoDestinations,
  type DemoFate,
  demoFates,
  demoRejection,
  demoWarning,
} from '#tests/invented/gateway'

const TRANSPORT = 'folder'

/** Cases that are looked at for some that can be submitted. */
const LOOKED_AT = 60

const environments = [
  [0, 'test'],
  [1, 'formal'],
] as const

/** Has whoever submits cases in the demonstration do so, and the authorities answer some. */
@inject()
export default class SeedSubmissions implements Seed {
  constructor(
    private connections: Connections,
    private destinations: Destinations,
    private reading: CaseReading,
    private submitting: SubmitCase,
    private sending: SendSubmission,
    private settling: SettleSubmission,
    private deciding: DecideDeclaration,
    private steps: SubmissionSteps,
    private changes: Changes,
    private database: Database,
    private arrivals: Arrivals
  ) {}

  /** Where there is a connection or a destination already, all is left as people have it. */
  async handle(demonstration: Demonstration): Promise<void> {
    if (await findTransport(TRANSPORT)) await inEachCompany(demonstration, () => this.#connect())
    await inEachEnvironment(demonstration, 'SUBMISSION', async (project) => {
      const fates = demoFates[project]
      if (!fates) return
      const permissions = new Set(['CASE_DATA', 'CASE_DECLARE', 'CASE_DECLARE_CONF'])
      await actAs({ ...currentActor(), permissions }, () => this.#bring(fates))
    })
  }

  async #connect(): Promise<void> {
    if ((await this.connections.allOpened()).length > 0) return
    for (const [serves, name] of environments) {
      await this.connections.create({
        ...{ name: `Folder of the EU, ${name}`, transport: TRANSPORT, serves },
        ...{ sponsorId: null, serverId: null, options: [{ name: 'folder', value: `eu-${name}` }] },
      })
    }
  }

  async #bring(wished: readonly Fates[]): Promise<void> {
    if ((await this.destinations.all()).length > 0) return
    const places = await this.#aim()
    // One that belongs to a report of long ago, which a person has to settle.
    await this.#take(places[0]!, { number: 'A-0', batchNumber: 'OLD-0001', reports: [] })
    const { rows } = await this.reading.query({ sort: 'caseNo', order: 'asc', pageSize: 100 })
    const fates = [...wished]
    for (const { id } of rows.slice(0, LOOKED_AT)) {
      const [next] = fates
      if (!next) return
      let isDone = false
      for (const place of places) {
        const fate = next[place.code as keyof typeof next]
        if (fate) isDone = (await this.#meet(String(id), place, fate)) || isDone
      }
      if (isDone) fates.shift()
    }
  }

  /** The destinations, which take reports from now on. */
  async #aim(): Promise<Destination[]> {
    const isFormal = currentScope().environment === 1
    const all = await this.connections.allOpened()
    const connection = all.find((each) => each.isFormal === isFormal)
    const { code: sender } = await projectAtHand()
    const made: Destination[] = []
    for (const { isPortal, receiver, ...destination } of demoDestinations) {
      if (!isPortal && !connection) continue
      const { id } = await this.destinations.create({
        ...{ ...destination, connectionId: isPortal ? null : connection!.id },
        ...{ batchSender: `DEMO${sender}`, messageSender: `DEMO${sender}` },
        ...{ batchReceiver: receiver, messageReceiver: receiver, contact: '' },
        ...{ countsFrom: 'receipt', remindHours: 24, escalateHours: 48 },
      })
      await this.destinations.move(id, isFormal ? 'in_use' : 'in_test')
      made.push(await this.destinations.at(id))
    }
    return made
  }

  /** @returns false where the case cannot be submitted */
  async #meet(caseId: string, place: Destination, fate: DemoFate): Promise<boolean> {
    const { id: destinationId } = place
    if (fate === 'confirmed') {
      await this.deciding.handle({ caseId, destinationId, isRequired: true })
      return true
    }
    const id = await this.#submit(caseId, destinationId)
    if (id === null) return false
    if (fate === 'withdrawn')
      await this.settling.withdraw(id, 'A follow-up is expected 等待随访信息')
    if (fate === 'withdrawn' || fate === 'portal') return true
    if (place.connectionId === null) await this.settling.receipt(id, 'CDR-000001', '2026-01-20')
    else if (fate !== 'halted') await asSystem(() => this.sending.handle(id))
    if (fate === 'closed') await this.settling.close(id, 'Reported by e-mail 已通过邮件报告')
    if (fate === 'halted') await asSystem(() => this.#halt(id))
    if (fate === 'accepted' || fate === 'rejected') await this.#answer(id, place, fate)
    return true
  }

  async #submit(caseId: string, destinationId: string): Promise<string | null> {
    try {
      const wish = { overWarnings: true }
      const [made] = await this.submitting.toAll(caseId, [destinationId], wish)
      return made!.submissionId
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
  }

  async #halt(id: string): Promise<void> {
    const act = { name: 'submission.halted', subject: { type: 'submission', id } } as const
    const step = { act: 'halted', code: 2903, sentence: wording('seed.halted') } as const
    await this.changes.record(act, (change) => this.steps.add(change, id, step))
  }

  /** The authority answers, as one does: by an acknowledgement, which is read. */
  async #answer(id: string, place: Destination, fate: 'accepted' | 'rejected'): Promise<void> {
    const sent = await this.database.read((trx) => findSubmission(trx, id))
    const { batchNumber, messageNumber } = sent!
    const isAccepted = fate === 'accepted'
    const report = {
      ...{ number: messageNumber, code: isAccepted ? 'CA' : 'CR' },
      texts: [isAccepted ? demoWarning : demoRejection],
    }
    await this.#take(place, { batchNumber, number: `A-${batchNumber}`, reports: [report] })
  }

  async #take({ code, batchReceiver: sender }: Destination, written: Written): Promise<void> {
    const bytes = Buffer.from(anAcknowledgement({ sender, batchCode: 'AE', ...written }))
    const name = `${code}_${written.number}.ack`
    await this.arrivals.take({ way: 'upload', name, bytes, connectionId: null })
  }
}

type Fates = (typeof demoFates)[string][number]

type Written = NonNullable<Parameters<typeof anAcknowledgement>[0]>

const asSystem = (work: () => Promise<void>) => actAs(systemIn(currentScope()), work)
