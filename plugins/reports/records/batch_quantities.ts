import type { Change } from '#kernel/changes/change'
import type { Reading } from '#kernel/database/database'
import { currentScope } from '#kernel/tenancy/actor'

/** How many units of a batch of a product were released. */
export interface BatchQuantity {
  readonly product: string
  readonly batch: string
  readonly quantity: number
}

/** The quantities of the current scope. */
export async function selectQuantities(trx: Reading): Promise<BatchQuantity[]> {
  const rows = await trx.from('batch_quantities').select('product', 'batch', 'quantity')
  return rows.map(({ product, batch, quantity }) => ({
    product,
    batch,
    quantity: Number(quantity),
  }))
}

/** Id of the row of a batch; undefined where no quantity is known. */
export async function findQuantity(
  trx: Reading,
  { product, batch }: Omit<BatchQuantity, 'quantity'>
): Promise<string | undefined> {
  const row = await trx.from('batch_quantities').where({ product, batch }).select('id').first()
  return row?.id
}

/** Says how many units were released, in place of what was said before. */
export async function setQuantity(
  change: Change,
  id: string,
  { product, batch, quantity }: BatchQuantity
): Promise<void> {
  const rows = change.trx.from('batch_quantities').where({ id })
  const before = await rows.clone().forUpdate().select('quantity', 'revision').first()
  change.note('quantity', before && Number(before.quantity), quantity)
  if (before) {
    await rows.update({ quantity, revision: before.revision + 1 })
    return
  }
  change.note('batch', undefined, `${product} ${batch}`)
  const { companyId, projectId, environment } = currentScope()
  await change.trx.table('batch_quantities').insert({
    ...{ id, company_id: companyId, project_id: projectId, environment },
    ...{ product, batch, quantity },
  })
}
