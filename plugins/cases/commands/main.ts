import { commandList } from '#kernel/commands/command_list'

import CasesCopies from '#plugins/cases/commands/cases_copies'

export const { getMetaData, getCommand } = commandList([CasesCopies])
