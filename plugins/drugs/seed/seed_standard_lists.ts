import { inject } from '@adonisjs/core'

import { StandardListLoading } from '#plugins/drugs/contract'
import { standardLists } from '#tests/invented/drugs/standard_lists'

const VERSION = '2026.1'

/** Brings invented terms in the shape of those of EDQM and ATC, as the platform. */
@inject()
export class SeedStandardLists {
  constructor(private loading: StandardListLoading) {}

  /** A list that is or was in use is left as people have it. */
  async handle(): Promise<void> {
    const known = await this.loading.known()
    for (const list of ['edqm', 'atc'] as const) {
      if (known.includes(list)) continue
      const lines = [['code', 'en', 'zh'], ...standardLists[list]].map((cells) => cells.join(','))
      await this.loading.bring(list, VERSION, Buffer.from(lines.join('\n')))
    }
  }
}
