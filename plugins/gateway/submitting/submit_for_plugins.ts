import { inject } from '@adonisjs/core'

import { CaseSubmitting } from '#plugins/gateway/contract/submitting'
import { SubmitCase } from '#plugins/gateway/submitting/submit_case'

/** Submits cases for other plugins. */
@inject()
export default class SubmitForPlugins extends CaseSubmitting {
  constructor(private submitting: SubmitCase) {
    super()
  }

  async submit(caseId: string, destinationId: string, wish: { overWarnings: boolean }) {
    const [made] = await this.submitting.toAll(caseId, [destinationId], wish)
    return made!.submissionId
  }
}
