import type { BatchKind } from '#kernel/batches/batch_kind'

import { ProcessImport } from '#plugins/e2b/exchange/process_import'
import { wording } from '#plugins/e2b/lang/server/wording'
import { IMPORT } from '#plugins/e2b/records/imports'

/** Messages that come in. */
export const imports: BatchKind = {
  name: IMPORT,
  label: wording('import_kind.import_of_messages'),
  permission: 'CASE_IMPORT_READ',
  subject: 'import',
  portion: 16,
  endsWithPerson: true,
  tellsItself: true,
  work: ProcessImport,
}
