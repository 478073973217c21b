import app from '@adonisjs/core/services/app'

import { Database } from '#kernel/database/database'
import { currentActor } from '#kernel/tenancy/actor'

import { countWaitingFor } from '#plugins/literature/records/list_articles'

/** How many articles wait for the choice of the actor, in the project at hand. */
export async function waitingArticles(): Promise<number> {
  const { userId } = currentActor()
  if (!userId) return 0
  const database = await app.container.make(Database)
  return database.read((trx) => countWaitingFor(trx, userId))
}
