import { args, flags } from '@adonisjs/core/ace'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'
import { currentActor, currentScope, actAs } from '#kernel/tenancy/actor'
import { asProject } from '#kernel/tenancy/as_project'

import { GatewayCommand } from '#plugins/gateway/commands/gateway_command'
import { readOptionValues } from '#plugins/gateway/commands/option_values'
import { wording } from '#plugins/gateway/lang/server/wording'

/** What the commands that set up connections and destinations share. */
export abstract class SettingUpCommand extends GatewayCommand {
  @args.string({ description: 'What to do' })
  declare action: string

  @args.string({ description: 'Name of the one that is meant', required: false })
  declare target?: string

  @flags.array({
    description: 'NAME=VALUE, given again for each value; nothing after = empties it',
  })
  declare set?: string[]

  @flags.array({ description: 'NAME=FILE: the value is what is in the file' })
  declare setFile?: string[]

  @flags.string({ description: 'JSON file with values by their names; {"file": "PATH"} reads one' })
  declare file?: string

  protected stated() {
    return readOptionValues({ set: this.set, setFile: this.setFile, file: this.file })
  }

  /** Does the work in the project that is named; refuses with 2017 without one. */
  protected async inProject<Result>(work: () => Promise<Result>): Promise<Result> {
    if (!this.project) throw badUse(wording('commands.name_project'))
    return asProject(this.project, this.environment === 1 ? 1 : 0, work)
  }

  /** Does the work for the company of that project, in none of its projects. */
  protected async inCompany<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.inProject(async () => {
      const { companyId } = currentScope()
      const { scope: _, ...actor } = currentActor()
      return actAs({ ...actor, companyId }, work)
    })
  }

  /** Does one of a few acts by its name; refuses with 2017 any other. */
  protected async doAction(acts: Readonly<Record<string, () => Promise<void>>>): Promise<void> {
    const act = Object.hasOwn(acts, this.action) ? acts[this.action] : undefined
    const about = this.target ?? this.action
    await this.refusing(about, async () => {
      if (!act) throw badUse(wording('commands.no_action', { some: Object.keys(acts) }))
      await act()
    })
  }

  /** The name that the command line has to state. */
  protected get meant(): string {
    if (this.target) return this.target
    throw badUse(wording('commands.name_one', { action: this.action }))
  }

  /** Prints what was found: as JSON, or as lines. */
  protected print(document: unknown, lines: readonly string[]): void {
    if (this.json) this.logger.log(JSON.stringify(document, null, 2))
    else for (const line of lines) this.logger.log(line)
  }

  /** Prints what is wrong, and ends with 1 where something is. */
  protected printFaults(name: string, faults: readonly Words[]): void {
    const works = faults.length === 0
    this.print({ name, works, faults }, works ? [`${name}: OK`] : faults.map(({ en }) => en))
    if (!works) this.exitCode = 1
  }
}

/** A refusal of how a command was called. */
export const badUse = (detail: Words) => new kernelErrors.E_PARAMETER({ detail })
