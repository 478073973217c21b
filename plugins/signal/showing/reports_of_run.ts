import { inject } from '@adonisjs/core'

import { countedReports } from '#plugins/signal/computing/compute_result'
import { References } from '#plugins/signal/records/references'
import { type RunRow, Runs } from '#plugins/signal/records/runs'

/** The reports that a run counted, from what it keeps and from the reference data that it took. */
@inject()
export class ReportsOfRun {
  constructor(
    private runs: Runs,
    private references: References
  ) {}

  async of({ id, settings, inputs }: RunRow): Promise<ReturnType<typeof countedReports>> {
    const { reference } = inputs
    const others = reference && (await this.references.content(reference))
    return countedReports(settings, await this.runs.parts(id), others)
  }
}
