import type { BatchKind } from '#kernel/batches/batch_kind'

import { ProcessImport } from '#plugins/e2b/exchange/process_import'
import { IMPORT } from '#plugins/e2b/records/imports'

const imports: BatchKind = {
  name: IMPORT,
  label: { en: 'Import of messages', zh: '报文导入' },
  permission: 'CASE_IMPORT_READ',
  subject: 'import',
  portion: 16,
  work: ProcessImport,
}

export default [imports]
