import { commandList } from '#kernel/commands/command_list'

import NarrativeWrite from '#plugins/narratives/commands/narrative_write'

export const { getMetaData, getCommand } = commandList([NarrativeWrite])
