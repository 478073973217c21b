import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { onceARequest } from '#kernel/http/once_a_request'
import { collectAll } from '#kernel/plugins/collect_all'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import { caseLayers } from '#plugins/cases/contract/layers'
import { LaidOver } from '#plugins/cases/reading/laid_over'

/** The layers that plugins lay over cases. */
@inject()
export class Layers {
  constructor(private forms: FormSchemas) {}

  /**
   * What lies over the cases of the current scope for the current actor; null when they are seen as
   * they stand. Plugins are asked once a request; without one that lays anything nothing is. Throws
   * when such a plugin has failed: nobody sees what it would have taken away.
   */
  over(): Promise<LaidOver | null> {
    return onceARequest(Layers, () => this.#ask())
  }

  async #ask(): Promise<LaidOver | null> {
    const layers = await collectAll(app, caseLayers)
    if (layers.length === 0) return null
    const [actor, scope] = [currentActor(), currentScope()]
    const all = await Promise.all(layers.map((layer) => layer.for(actor, scope)))
    const overlays = all.filter((overlay) => overlay !== null)
    return overlays.length > 0 ? new LaidOver(overlays, this.forms.catalogue) : null
  }
}
