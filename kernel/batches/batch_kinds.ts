import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'

import type { Batch } from '#kernel/batches/batch'
import {
  type BatchKind,
  batchKinds,
  type BatchWork,
  type ItemWork,
  type Portion,
} from '#kernel/batches/batch_kind'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { wording } from '#kernel/lang/server/wording'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { refuseTwice } from '#kernel/plugins/refuse_twice'

/** The kinds of batches that the installed plugins bring. */
@inject()
export class BatchKinds {
  constructor(private plugins: PluginRegistry) {}

  /** Refuses with 1005 a kind that no installed plugin has. */
  async get(name: string): Promise<BatchKind> {
    const kinds = await this.plugins.collect(batchKinds)
    const kind = kinds.find((each) => each.name === name)
    if (!kind) throw new kernelErrors.E_DATA_NOT_FOUND({ detail: notInstalled(name) })
    return kind
  }

  /** @throws BootRefusal when two kinds have one name: of each batch it would be a matter of luck which does it */
  async refuseTwo(): Promise<void> {
    const kinds = await this.plugins.collectOwned(batchKinds)
    refuseTwice(
      'kind of batch',
      kinds.map(({ plugin, item: { name } }) => ({ plugin, name }))
    )
  }

  /** What does the items of a batch. */
  async begin(kind: BatchKind, batch: Batch): Promise<ItemWork<unknown>> {
    return (await workOf(kind)).begin(batch)
  }

  /** What a plugin keeps of a batch ends with it. */
  async cancel(kind: BatchKind, at: Pick<Portion, 'open' | 'change'>, batch: Batch): Promise<void> {
    await (await workOf(kind)).cancel(at, batch)
  }
}

async function workOf({ work }: BatchKind): Promise<BatchWork<unknown, unknown>> {
  return app.container.make(work as never)
}

const notInstalled = (name: string) => wording('batch_kinds.not_installed', { name })
