import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'

import ActOnRelease from '#plugins/coding/releases/act_on_release'
import { asPlatform } from '#tests/coding/load_files'
import { MEDDRA_VERSION } from '#tests/invented/cases/vocabulary'

/**
 * Retires the dictionaries that other specs have put in use: a post-marketing case has to have one of the
 * three latest versions, and those of the demonstration have theirs.
 */
export async function retireNewerReleases(): Promise<void> {
  const active = await db
    .connection('owner')
    .from('dictionary_releases')
    .where({ dictionary: 'meddra', state: 'active' })
    .whereNull('removed_at')
  const newer = active.filter(({ version }) => Number(version) > Number(MEDDRA_VERSION))
  await asPlatform(async () => {
    const act = await app.container.make(ActOnRelease)
    for (const { id } of newer) await act.handle(id, 'retire')
  })
}
