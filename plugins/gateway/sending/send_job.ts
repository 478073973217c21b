import { inject } from '@adonisjs/core'

import { SendSubmission } from '#plugins/gateway/sending/send_submission'

/** Sends a submission beside what answers requests. */
@inject()
export default class SendJob {
  constructor(private sending: SendSubmission) {}

  async handle({ submissionId }: { readonly submissionId: string }): Promise<void> {
    await this.sending.handle(submissionId)
  }
}
