import { mkdir, writeFile } from 'node:fs/promises'

import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { actAs } from '#kernel/tenancy/actor'

import { SeedCases } from '#plugins/demo/seed/seed_cases'
import { SeedDictionary } from '#plugins/demo/seed/seed_dictionary'
import { SeedOrganisation } from '#plugins/demo/seed/seed_organisation'
import { SeedPresets } from '#plugins/demo/seed/seed_presets'
import { SeedProducts } from '#plugins/demo/seed/seed_products'
import { SeedStandardLists } from '#plugins/demo/seed/seed_standard_lists'
import { SeedWhodrug } from '#plugins/demo/seed/seed_whodrug'
import { signInText } from '#plugins/demo/seed/sign_in_text'

export default class DemoSeed extends BaseCommand {
  static commandName = 'demo:seed'
  static description =
    'Brings an invented company with users of every role and cases; repeats nothing'
  static options: CommandOptions = { startApp: true }

  async run() {
    const organisation = await this.app.container.make(SeedOrganisation)
    const cases = await this.app.container.make(SeedCases)
    const presets = await this.app.container.make(SeedPresets)
    const products = await this.app.container.make(SeedProducts)
    const lists = await this.app.container.make(SeedStandardLists)
    const dictionary = await this.app.container.make(SeedDictionary)
    const whodrug = await this.app.container.make(SeedWhodrug)
    const system = {
      userId: null,
      name: 'system',
      permissions: new Set<string>(),
      isPlatform: true,
    }
    await actAs(system, async () => {
      const made = await organisation.handle()
      await cases.handle(made)
      await presets.handle(made)
      await products.handle(made)
      await dictionary.handle()
      await lists.handle()
      await whodrug.handle()
    })
    // `npm start` prints what stands in this file.
    await mkdir(this.app.makePath('storage'), { recursive: true })
    await writeFile(this.app.makePath('storage/demo_sign_ins.txt'), signInText())
    this.logger.log(signInText())
  }
}
