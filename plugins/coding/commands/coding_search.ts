import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { Refusal } from '#kernel/errors/define_errors'
import { messageOf } from '#kernel/errors/messages'

import {
  type DescribedTerm,
  MedicalDictionary,
  type NamedCode,
} from '#plugins/coding/contract/dictionary'

/** Terms printed of each group. */
const FEW = 10

export default class CodingSearch extends BaseCommand {
  static commandName = 'coding:search'
  static description = 'Finds terms of MedDRA by name, pinyin or code, as the form of a case does'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Name in any language, first letters of pinyin, or code' })
  declare text: string

  @flags.string({ description: 'Version; the newest one in use when it is left out' })
  declare meddra?: string

  @flags.boolean({ description: 'Print JSON' })
  declare json: boolean

  async run() {
    const dictionary = await this.app.container.make(MedicalDictionary)
    try {
      await this.#find(dictionary)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.#end(messageOf(error).en)
    } finally {
      await dictionary.close()
    }
  }

  async #find(dictionary: MedicalDictionary) {
    const inUse = (await dictionary.versions()).filter(({ state }) => state === 'active')
    const version = this.meddra ?? inUse[0]?.version
    if (version === undefined) return this.#end('No version of MedDRA is in use')
    const { groups, notCurrent } = await dictionary.find(version, { text: this.text })
    if (this.json) return this.logger.log(JSON.stringify({ version, groups, notCurrent }, null, 2))
    if (groups.length === 0) this.logger.log(`MedDRA ${version} has nothing called like this`)
    for (const { group, total, terms } of groups) {
      this.logger.log(`${group} (${total})`)
      for (const term of terms.slice(0, FEW)) this.logger.log(`  ${lineOf(term)}`)
    }
    if (notCurrent > 0)
      this.logger.log(`Terms left out because they are not current: ${notCurrent}`)
  }

  #end(sentence: string) {
    this.exitCode = 1
    this.logger.error(sentence)
  }
}

function lineOf(term: DescribedTerm): string {
  const primary = term.paths.find(({ isPrimary }) => isPrimary)
  const above = term.pt ? ` < ${namesOf(term.pt)}` : ''
  return `${term.code} ${namesOf(term)}${above}${primary ? ` < ${namesOf(primary.soc)}` : ''}`
}

const namesOf = ({ names }: NamedCode) => Object.values(names).join(' / ')
