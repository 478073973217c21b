import { inject } from '@adonisjs/core'

import type { Envelope } from '#kernel/content/case_content'

import { type CaseMessage, CaseMessages } from '#plugins/e2b/contract'
import { Messages } from '#plugins/e2b/exchange/messages'

/** Messages as the writer of this plugin makes them. */
@inject()
export default class WrittenCaseMessages extends CaseMessages {
  constructor(private messages: Messages) {
    super()
  }

  async write(batch: Envelope, cases: readonly CaseMessage[]): Promise<Uint8Array> {
    const { xml } = await this.messages.write({ batch, reports: [...cases] }, new Map())
    return xml
  }

  async close(): Promise<void> {
    await this.messages.close()
  }
}
