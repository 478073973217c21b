import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { Refusal } from '#kernel/errors/define_errors'
import { messageOf } from '#kernel/errors/messages'
import { asProject } from '#kernel/tenancy/as_project'

import { DrugDictionary, type DrugEntry, type FoundDrugs } from '#plugins/drugs/contract'

/** Entries printed of each group. */
const FEW = 10

export default class DrugsSearch extends BaseCommand {
  static commandName = 'drugs:search'
  static description = 'Finds drugs in the dictionaries, as the form of a case does'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Name, substance, authorisation number or code' })
  declare text: string

  @flags.string({ description: 'Code of a project of the company', required: true })
  declare project: string

  @flags.boolean({ description: 'Print JSON' })
  declare json: boolean

  async run() {
    const dictionary = await this.app.container.make(DrugDictionary)
    try {
      this.#print(await asProject(this.project, 1, () => dictionary.find(this.text)))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.exitCode = 1
      this.logger.error(messageOf(error).en)
    }
  }

  #print(groups: readonly FoundDrugs[]) {
    if (this.json) return this.logger.log(JSON.stringify({ groups }, null, 2))
    if (groups.length === 0) this.logger.log('No dictionary has a drug called like this')
    for (const { group, total, totalIsLowerBound, entries } of groups) {
      this.logger.log(`${group} (${total}${totalIsLowerBound ? '+' : ''})`)
      for (const entry of entries.slice(0, FEW)) this.logger.log(`  ${lineOf(entry)}`)
    }
  }
}

function lineOf({ nameZh, nameEn, genericName, authorisationNumber, country }: DrugEntry): string {
  const names = [nameZh, nameEn].filter(Boolean).join(' / ')
  const licence = [authorisationNumber, country].filter(Boolean).join(' ')
  return [names, genericName, licence].filter(Boolean).join(' < ')
}
