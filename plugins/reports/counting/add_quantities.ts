import type { Reading } from '#kernel/database/database'

import type { ResultPart } from '#plugins/reports/contract'
import { selectQuantities } from '#plugins/reports/records/batch_quantities'

/** Puts the quantities that were released beside the rows of batches. */
export async function addQuantities(trx: Reading, part: ResultPart): Promise<ResultPart> {
  const released = new Map(
    (await selectQuantities(trx)).map(({ product, batch, quantity }) => [
      JSON.stringify([product, batch]),
      quantity,
    ])
  )
  const rows = part.rows.map((row) => {
    const quantity = released.get(JSON.stringify(row.values))
    return quantity === undefined ? row : { ...row, quantity }
  })
  return { ...part, rows }
}
