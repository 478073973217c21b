import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { type DrugFormat, whodrugFiles } from '#tests/invented/drugs/whodrug_files'
import { inventDrugs } from '#tests/invented/drugs/whodrug_tables'

export default class DemoWhodrug extends BaseCommand {
  static commandName = 'demo:whodrug'
  static description =
    'Writes an invented drug dictionary in a format of WHODrug, for drugs:release'
  static options = { startApp: true, database: false } as CommandOptions

  @flags.number({ description: 'How many products', default: 1000 })
  declare products: number

  @flags.string({ description: 'C3 or B3', default: 'C3' })
  declare format: string

  @flags.string({ description: 'The same seed gives the same dictionary', default: '1' })
  declare seed: string

  @flags.string({ description: 'Folder to write to', required: true })
  declare out: string

  async run() {
    const { format, products } = this
    if (format !== 'C3' && format !== 'B3') return this.#end('--format is C3 or B3')
    if (!Number.isInteger(products) || products < 1 || products > 2_000_000) {
      return this.#end('--products is a whole number from 1 to 2000000')
    }
    const folder = this.app.makePath(this.out)
    await mkdir(folder, { recursive: true })
    const files = whodrugFiles(inventDrugs(products, this.seed), format satisfies DrugFormat)
    for (const { name, bytes } of files) await writeFile(join(folder, name), bytes)
    this.logger.log(`${files.length} files of ${products} products are in ${folder}`)
  }

  #end(sentence: string) {
    this.exitCode = 1
    this.logger.error(sentence)
  }
}
