import { inject } from '@adonisjs/core'

import { type Demonstration, inEachEnvironment, type Seed } from '#kernel/seed/seed'

import { Messages } from '#plugins/e2b/contract'
import GenerateCase from '#plugins/feedback/deciding/generate_case'
import SetAside from '#plugins/feedback/deciding/set_aside'
import { SeenFeedback } from '#plugins/feedback/reading/seen_feedback'
import ReceiveFeedback from '#plugins/feedback/receiving/receive_feedback'
import { demoRoles } from '#tests/invented/companies'
import {
  feedbackProjects,
  feedbackReports,
  invalidReason,
} from '#tests/invented/samples/feedback_reports'
import { messageOf } from '#tests/invented/samples/message_of'

/** Uploads feedback data by the person who enters cases, and leaves a message in each status. */
@inject()
export default class SeedFeedback implements Seed {
  constructor(
    private messages: Messages,
    private receiving: ReceiveFeedback,
    private generating: GenerateCase,
    private aside: SetAside,
    private seen: SeenFeedback
  ) {}

  /** Where there is feedback data already it is left as people have it. */
  async handle(demonstration: Demonstration): Promise<void> {
    await inEachEnvironment(demonstration, demoRoles.entry, async (project, environment) => {
      if (feedbackProjects.includes(project) && environment === 0) await this.#bring(project)
    })
  }

  async #bring(project: string): Promise<void> {
    if ((await this.seen.list({}, { from: 0, count: 1 })).total > 0) return
    const reports = feedbackReports(project)
    const files = reports.map(async ({ code, content }) => {
      const { batch, report } = messageOf(content)
      const { xml } = await this.messages.write(batch, [report])
      return { name: `${code}.xml`, bytes: xml }
    })
    await this.receiving.handle(await Promise.all(files))
    const { rows } = await this.seen.list({}, { from: 0, count: reports.length })
    const idOf = (at: number) => rows.find(({ code }) => code === reports[at]!.code)!.id
    await this.generating.handle(idOf(0), { decision: 'new' })
    await this.aside.mark(idOf(2), invalidReason)
  }
}
