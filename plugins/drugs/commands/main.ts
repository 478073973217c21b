import { commandList } from '#kernel/commands/command_list'

import DrugsLoad from '#plugins/drugs/commands/drugs_load'
import DrugsRelease from '#plugins/drugs/commands/drugs_release'
import DrugsSearch from '#plugins/drugs/commands/drugs_search'

export const { getMetaData, getCommand } = commandList([DrugsLoad, DrugsRelease, DrugsSearch])
