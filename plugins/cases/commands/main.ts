import { commandList } from '#kernel/commands/command_list'

import CasesProjections from '#plugins/cases/commands/cases_projections'

export const { getMetaData, getCommand } = commandList([CasesProjections])
