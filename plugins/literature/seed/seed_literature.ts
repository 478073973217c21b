import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import {
  type DemonstratedCompany,
  type Demonstration,
  inEachEnvironment,
  type Seed,
} from '#kernel/seed/seed'
import { Settings } from '#kernel/settings/settings'
import { actAs, currentActor, currentScope } from '#kernel/tenancy/actor'

import { TakeInArticles } from '#plugins/literature/articles/take_in_articles'
import { listArticles } from '#plugins/literature/records/list_articles'
import { LiteratureProducts } from '#plugins/literature/records/literature_products'
import { ScreenSamples } from '#plugins/literature/seed/screen_samples'
import { SeedSearches } from '#plugins/literature/seed/seed_searches'
import { literatureSettings } from '#plugins/literature/settings/settings'
import { demoRoles } from '#tests/invented/companies'
import {
  literatureSamples,
  type LiteratureSample,
} from '#tests/invented/samples/literature_articles'

/** Project of the demonstration that searches literature. */
const PROJECT = 'PH900'

/** Brings two products with 200 invented records in every state: one screened by one person, one by two. */
@inject()
export default class SeedLiterature implements Seed {
  constructor(
    private changes: Changes,
    private database: Database,
    private settings: Settings,
    private products: LiteratureProducts,
    private takingIn: TakeInArticles,
    private screening: ScreenSamples,
    private searches: SeedSearches
  ) {}

  /** Where there are articles already they are left as people have them. */
  async handle(demonstration: Demonstration): Promise<void> {
    await inEachEnvironment(demonstration, demoRoles.entry, async (project, environment) => {
      if (project !== PROJECT || environment !== 0) return
      const { companyId } = currentScope()
      const company = demonstration.companies.find(({ id }) => id === companyId)!
      const actor = { ...currentActor(), permissions: new Set(['LITER_REPORT']) }
      await actAs(actor, () => this.#bring(company))
    })
    await this.searches.handle(demonstration)
  }

  async #bring(company: DemonstratedCompany): Promise<void> {
    const there = await this.database.read((trx) =>
      listArticles(trx, {}, null, { from: 0, count: 1 })
    )
    if (there.total > 0) return
    const [alone, double] = literatureSamples as [LiteratureSample, LiteratureSample]
    const first = await this.#take(alone)
    await this.#screenBy(2)
    const second = await this.#take(double)
    await this.#screenBy(1)
    await this.screening.byOne(first)
    await this.screening.byTwo(second, company.people)
  }

  async #take({ product: name, words, files }: LiteratureSample): Promise<string> {
    const known = (await this.products.all()).find((each) => each.name === name)
    const id = known?.id ?? newId()
    const subject = { type: 'literature_product', id } as const
    if (!known)
      await this.changes.record({ name: 'literature_product.added', subject }, (change) =>
        this.products.add(change, { name, words })
      )
    for (const { name: label, source, records } of files) {
      const origin = { kind: 'file', id: `demo ${name} ${label}`, source, label } as const
      await this.takingIn.handle(records, origin, [id])
    }
    return id
  }

  async #screenBy(screeners: 1 | 2): Promise<void> {
    const values = await this.settings.of('literature', literatureSettings)
    const { revision } = await this.settings.get('literature')
    await this.settings.change('literature', { ...values, screeners }, revision)
  }
}
