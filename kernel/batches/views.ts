/**
 * View of the batches that the transaction sees, for SQL of a plugin that says more of its own: `id`,
 * `kind`, `asked`, `state`, `total`, `started_by`, `started_by_name`, `started_at`, `ended_at` and the
 * three columns of the tenant. Columns are added, never taken away. It is read and not written.
 */
export const knownBatches = 'known_batches'

/**
 * View of their items: `id`, `batch_id`, `position`, `part`, `subject`, `state`, `verdict`, `code`,
 * `sentence`, `made`, `settled_at` and the three columns of the tenant, on the same terms.
 */
export const knownBatchItems = 'known_batch_items'
