import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { actAs, currentActor } from '#kernel/tenancy/actor'
import { systemIn } from '#kernel/tenancy/as_system'

import { SendingGate } from '#plugins/gateway/contract/sending'

/** Whether sending is open, and what was decided of it last. */
export interface SendingState {
  readonly isOpen: boolean
  /** Null where nothing was ever sent. */
  readonly decision: { readonly at: Date; readonly by: string; readonly reason: string } | null
}

/** At this place nothing is sent, wherever the database is. */
const NOWHERE = 'closed'

const LATEST = `select gateway_place() as here, (select row_to_json(last) from
  (select place, decided_at, decided_by, reason from gateway_sending
    order by decided_at desc, id desc limit 1) last) as last`

/** Remembers at which place of the database sending was opened. */
@inject()
export default class SendingPlace extends SendingGate {
  constructor(
    private database: Database,
    private changes: Changes
  ) {
    super()
  }

  /** Remembers the place where something is sent for the first time. */
  async isOpen(): Promise<boolean> {
    return actAs(systemIn(), async () => {
      const { isOpen, decision } = await this.state()
      if (isOpen && !decision) await this.#decide('remembered', 'Nothing was sent before')
      return isOpen
    })
  }

  async state(): Promise<SendingState> {
    const { rows } = await this.database.readCompany((trx) => trx.rawQuery(LATEST))
    const [{ here, last }] = rows
    if (!last) return { isOpen: true, decision: null }
    const { decided_at: at, decided_by: by, reason } = last
    return { isOpen: last.place === here, decision: { at: new Date(at), by, reason } }
  }

  /** Opens sending at this place, by whoever acts for the platform. */
  async open(reason: string): Promise<void> {
    await this.#decide('opened', reason)
  }

  /** Closes sending until somebody opens it. */
  async close(reason: string): Promise<void> {
    await this.#decide('closed', reason)
  }

  async #decide(what: 'remembered' | 'opened' | 'closed', reason: string): Promise<void> {
    const id = newId()
    const subject = { type: 'gateway_sending', id } as const
    const act = { name: `gateway_sending.${what}`, subject, reason } as const
    await this.changes.record(act, async (change) => {
      const place =
        what === 'closed'
          ? NOWHERE
          : (await change.trx.rawQuery('select gateway_place() as here')).rows[0].here
      await change.trx
        .table('gateway_sending')
        .insert({ id, place, reason, decided_by: currentActor().name })
    })
  }
}
