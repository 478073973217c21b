import { commandList } from '#kernel/commands/command_list'

import ReportsRerun from '#plugins/reports/commands/reports_rerun'

export const { getMetaData, getCommand } = commandList([ReportsRerun])
