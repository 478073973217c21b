import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'

import { actAs } from '#kernel/tenancy/actor'
import { systemIn } from '#kernel/tenancy/as_system'

import { connectTo, openPartner } from '#plugins/as2/tests/partner'
import { SendSubmission } from '#plugins/gateway/sending/send_submission'
import { arrive } from '#plugins/gateway/tests/arrive'

/** A case that was submitted to a partner by AS2, of which nothing has left. */
export async function submitted(
  client: ApiClient,
  cleanup: (work: () => Promise<void>) => void,
  more: Readonly<Record<string, string>> = {}
) {
  const { partner, close } = await openPartner()
  cleanup(close)
  const world = await arrive(client)
  const { way, place } = await connectTo(world, partner, more)
  const made = await world.aCase()
  const body = { destinations: [place.id], revision: 1, overWarnings: true }
  const { data } = (await world.browser.post(`/api/case/${made.id}/submission`).json(body)).body()
  const id: string = data[0].submissionId
  return {
    ...{ partner, world, way, place, id },
    /** As a worker would, at once. */
    send: async () => {
      await db.connection('owner').from('submissions').where({ id }).update({ next_try: null })
      await actAs(systemIn(world.scope), async () =>
        (await app.container.make(SendSubmission)).handle(id)
      )
    },
    shown: async () => (await world.browser.get(`/api/submissions/${id}`)).body().data,
  }
}
