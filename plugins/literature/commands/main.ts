import { commandList } from '#kernel/commands/command_list'

import LiteratureCoverage from '#plugins/literature/commands/literature_coverage'
import LiteratureDuplicates from '#plugins/literature/commands/literature_duplicates'
import LiteratureImport from '#plugins/literature/commands/literature_import'
import LiteratureRun from '#plugins/literature/commands/literature_run'
import LiteratureSheet from '#plugins/literature/commands/literature_sheet'

export const { getMetaData, getCommand } = commandList([
  LiteratureCoverage,
  LiteratureDuplicates,
  LiteratureImport,
  LiteratureRun,
  LiteratureSheet,
])
