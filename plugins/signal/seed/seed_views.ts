import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'

import { PairViews, type ViewToSave } from '#plugins/signal/records/pair_views'

const usual = { level: null, columns: null, text: '' } as const

/** A view of the project, and one of the medical reviewer's own. */
const views: readonly ViewToSave[] = [
  {
    ...{ name: 'Bleeding 出血', isShared: true, isDefault: false },
    settings: { ...usual, view: 'all', text: 'bleeding', sort: { key: 'n', direction: 'desc' } },
  },
  {
    ...{ name: 'Unlisted by EB05 未列入（按 EB05）', isShared: false, isDefault: false },
    settings: {
      ...usual,
      ...{ view: 'unlisted', sort: { key: 'EB05', direction: 'desc' } },
      columns: [
        ...['drug', 'term', 'n', 'EB05', 'IC025_gamma'].map((key) => ({ key, isShown: true })),
        { key: 'chi2_yates', isShown: false },
      ],
    },
  },
]

/** Saves views of pairs for the person at hand. */
@inject()
export class SeedViews {
  constructor(
    private pairViews: PairViews,
    private changes: Changes
  ) {}

  async handle(): Promise<void> {
    for (const view of views) {
      const id = newId()
      const subject = { type: 'signal_view', id } as const
      await this.changes.record({ name: 'signal_view.saved', subject }, (change) =>
        this.pairViews.add(change, id, view)
      )
    }
  }
}
