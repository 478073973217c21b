import { commandList } from '#kernel/commands/command_list'

import As2Answer from '#plugins/as2/commands/as2_answer'
import As2Certificate from '#plugins/as2/commands/as2_certificate'
import As2Inspect from '#plugins/as2/commands/as2_inspect'
import As2Write from '#plugins/as2/commands/as2_write'

export const { getMetaData, getCommand } = commandList([
  As2Inspect,
  As2Write,
  As2Answer,
  As2Certificate,
])
