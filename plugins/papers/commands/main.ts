import { commandList } from '#kernel/commands/command_list'

import PaperPrint from '#plugins/papers/commands/paper_print'

export const { getMetaData, getCommand } = commandList([PaperPrint])
