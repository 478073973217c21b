import { commandList } from '#kernel/commands/command_list'

import E2bExport from '#plugins/e2b/commands/e2b_export'
import E2bImport from '#plugins/e2b/commands/e2b_import'
import E2bPreview from '#plugins/e2b/commands/e2b_preview'
import E2bRoundtrip from '#plugins/e2b/commands/e2b_roundtrip'
import E2bSchemaInstall from '#plugins/e2b/commands/e2b_schema_install'
import E2bValidate from '#plugins/e2b/commands/e2b_validate'

export const { getMetaData, getCommand } = commandList([
  E2bValidate,
  E2bRoundtrip,
  E2bPreview,
  E2bSchemaInstall,
  E2bImport,
  E2bExport,
])
