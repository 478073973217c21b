import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { Refusal } from '#kernel/errors/define_errors'
import { messageOf } from '#kernel/errors/messages'

import {
  type DifferenceKind,
  differenceKinds,
  type TermDifference,
  VersionDifferences,
} from '#plugins/coding/records/version_differences'

const titles: Readonly<Record<DifferenceKind, string>> = {
  gone: 'not there any more',
  not_current: 'became non-current',
  moved: 'moved to another PT',
  other_soc: 'have another primary SOC',
  renamed: 'are called otherwise',
}

/** Lines printed of each kind, unless all are asked for. */
const FEW = 20

export default class CodingImpact extends BaseCommand {
  static commandName = 'coding:impact'
  static description = 'Says what becomes of lowest level terms from one version to a later one'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Version that cases are coded with, such as 27.0' })
  declare from: string

  @args.string({ description: 'Version that they are to be coded with' })
  declare to: string

  @flags.string({ description: 'Language of the names', default: 'en' })
  declare language: string

  @flags.boolean({ description: 'List every term' })
  declare all: boolean

  @flags.boolean({ description: 'Print JSON' })
  declare json: boolean

  async run() {
    try {
      const differences = await this.app.container.make(VersionDifferences)
      this.#print(await differences.between(this.from, this.to, this.language))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.exitCode = 1
      this.logger.error(messageOf(error).en)
    }
  }

  #print(found: readonly TermDifference[]) {
    if (this.json) return this.logger.log(JSON.stringify(found, null, 2))
    for (const kind of differenceKinds) {
      const terms = found.filter((term) => term.kind === kind)
      this.logger.log(`${terms.length} LLTs ${titles[kind]}`)
      const shown = this.all ? terms : terms.slice(0, FEW)
      for (const { code, name, before, after } of shown) {
        this.logger.log(`  ${code} ${name}${after === null ? '' : `: ${before} -> ${after}`}`)
      }
      if (shown.length < terms.length) this.logger.log(`  and ${terms.length - shown.length} more`)
    }
  }
}
