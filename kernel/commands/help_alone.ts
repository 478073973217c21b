import { HelpCommand, type Kernel } from '@adonisjs/core/ace'

/**
 * Shows the help of a command, and nothing else: ace would go on to what the command requires, which
 * nobody has given who asks for its help.
 */
export const helpAlone: Parameters<Kernel['on']>[1] = async (Command, kernel, parsed) => {
  const asked = { ...parsed, args: [Command.commandName] }
  await new HelpCommand(kernel, asked, kernel.ui, kernel.prompt).exec()
  Command.validate = () => {}
  return kernel.shortcircuit()
}
