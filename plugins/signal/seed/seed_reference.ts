import { inject } from '@adonisjs/core'

import { References } from '#plugins/signal/records/references'
import { ActOnReference } from '#plugins/signal/reference/act_on_reference'
import { LoadReference } from '#plugins/signal/reference/loading/load_reference'
import { StartReference } from '#plugins/signal/reference/loading/start_reference'
import { REFERENCE, referenceTable } from '#tests/invented/surveillance/reference_reports'

/** Brings invented reports of others, as the platform. */
@inject()
export class SeedReference {
  constructor(
    private references: References,
    private starting: StartReference,
    private loading: LoadReference,
    private acting: ActOnReference
  ) {}

  /** Where there are some of that name they are left as people have them. */
  async handle(): Promise<void> {
    if ((await this.references.all()).some(({ name }) => name === REFERENCE)) return
    const files = [{ name: 'demo_reports_of_others.csv', bytes: referenceTable() }]
    const id = await this.starting.handle(REFERENCE, files, 'now')
    await this.loading.handle(id)
    await this.acting.handle(id, 'approve')
  }
}
