import { writeFile } from 'node:fs/promises'

import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { languages } from '#kernel/language/words'
import { actAs } from '#kernel/tenancy/actor'
import { allScopes } from '#kernel/tenancy/all_scopes'

import { LiteratureProducts } from '#plugins/literature/records/literature_products'
import { MakeSheet, type Sheet } from '#plugins/literature/sheet/make_sheet'
import { SheetFiles, sheetKinds } from '#plugins/literature/sheet/sheet_files'

export default class LiteratureSheet extends BaseCommand {
  static commandName = 'literature:sheet'
  static description = 'Writes the searches and decisions of a product, with counts that add up'
  static options: CommandOptions = { startApp: true }
  static help = [
    'Counts the product in every project that searches literature for it; writes one file with --out.',
    '',
    '  {{ binaryName }} literature:sheet Demoprazole --project PH900 --json',
    '  {{ binaryName }} literature:sheet Demoprazole --project PH900 --out sheet.xlsx',
  ]

  @args.string({ description: 'Name of the product' })
  declare product: string

  @flags.string({ description: 'Code of the project; all of them when absent' })
  declare project?: string

  @flags.string({ description: 'File to write, .xlsx or .pdf' })
  declare out?: string

  @flags.boolean({ description: 'Print JSON' })
  declare json: boolean

  @flags.string({ description: 'Language of the sheet, en or zh', default: 'en' })
  declare language: string

  async run() {
    const language = languages.find((each) => each === this.language)
    const kind = sheetKinds.find((each) => this.out?.endsWith(`.${each}`))
    if (!language) return this.#refuse('The language is not valid. Enter en or zh.')
    if (this.out && !kind) return this.#refuse('The file must end with .xlsx or .pdf.')
    const products = await this.app.container.make(LiteratureProducts)
    const sheets = await this.app.container.make(MakeSheet)
    const found: { project: string; environment: number; sheet: Sheet }[] = []
    for (const { code, ...scope } of await allScopes()) {
      if (this.project && this.project !== code) continue
      const actor = { userId: null, name: 'system', permissions: new Set<string>(), scope }
      await actAs(actor, async () => {
        const product = (await products.all()).find(({ name }) => name === this.product)
        if (!product) return
        const sheet = await sheets.handle(product.id, language)
        found.push({ project: code, environment: scope.environment, sheet })
      })
    }
    const [first] = found
    if (!first) return this.#refuse(`No project searches literature for ${this.product}.`)
    if (this.out && kind) {
      if (found.length > 1)
        return this.#refuse('Several projects have this product: name one with --project.')
      const files = new SheetFiles()
      await writeFile(this.out, await files.write(kind, first.sheet, language))
      await files.close()
    }
    const told = found.map(({ sheet: { counts, sum, product }, ...place }) => {
      const { found: all, duplicates, screened, waiting } = counts
      return { ...place, product, found: all, duplicates, screened, waiting, sum }
    })
    if (this.json) this.logger.log(JSON.stringify(told, null, 2))
    else for (const { project, sum } of told) this.logger.log(`${project}: ${sum}`)
  }

  #refuse(sentence: string) {
    this.logger.error(sentence)
    this.exitCode = 1
  }
}
