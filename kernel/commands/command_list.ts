import type { BaseCommand } from '@adonisjs/core/ace'
import type { CommandMetaData } from '@adonisjs/core/types/ace'

interface CommandClass {
  new (...args: never[]): BaseCommand
  commandName: string
  serialize(): unknown
}

/** The shape in which the command line asks a module for its commands. */
export function commandList(commands: readonly unknown[]) {
  const classes = commands as readonly CommandClass[]
  return {
    async getMetaData(): Promise<CommandMetaData[]> {
      return classes.map((command) => command.serialize() as CommandMetaData)
    },
    async getCommand({ commandName }: CommandMetaData) {
      return classes.find((command) => command.commandName === commandName) ?? null
    },
  }
}
