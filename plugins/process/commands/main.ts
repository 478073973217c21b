import { commandList } from '#kernel/commands/command_list'

import ProcessReplay from '#plugins/process/commands/process_replay'

export const { getMetaData, getCommand } = commandList([ProcessReplay])
