import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Witness } from '#kernel/database/was_committed'

/** What tells one line of the trail from every other. */
export interface WrittenLine {
  readonly chain: string
  readonly seq: number
  readonly hash: Buffer
}

/**
 * Asks whether a line of the trail stands. Its hash holds the moment at which it was written, so
 * no other transaction can have written the same one.
 */
export function lineStands({ chain, seq, hash }: WrittenLine): Witness {
  return async (trx: TransactionClientContract) => {
    const lines = trx.from('audit_lines').where({ chain, seq, hash })
    return (await lines.select('seq').first()) !== null
  }
}
