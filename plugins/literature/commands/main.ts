import { commandList } from '#kernel/commands/command_list'

import LiteratureImport from '#plugins/literature/commands/literature_import'

export const { getMetaData, getCommand } = commandList([LiteratureImport])
