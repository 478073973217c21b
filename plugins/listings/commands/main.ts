import { commandList } from '#kernel/commands/command_list'

import ListingsExport from '#plugins/listings/commands/listings_export'

export const { getMetaData, getCommand } = commandList([ListingsExport])
