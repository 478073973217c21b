import { commandList } from '#kernel/commands/command_list'

import CodingImpact from '#plugins/coding/commands/coding_impact'
import CodingLoad from '#plugins/coding/commands/coding_load'
import CodingSearch from '#plugins/coding/commands/coding_search'
import CodingVersions from '#plugins/coding/commands/coding_versions'

export const { getMetaData, getCommand } = commandList([
  CodingImpact,
  CodingLoad,
  CodingSearch,
  CodingVersions,
])
