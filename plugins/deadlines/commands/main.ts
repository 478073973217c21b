import { commandList } from '#kernel/commands/command_list'

import DeadlinesExplain from '#plugins/deadlines/commands/deadlines_explain'

export const { getMetaData, getCommand } = commandList([DeadlinesExplain])
