import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { formatted } from '#kernel/plugins/make/formatted'
import { pluginFiles } from '#kernel/plugins/make/plugin_files'
import { pluginLine, withPluginLine } from '#kernel/plugins/make/plugin_line'
import { whyNoNoun, whyNotNamed } from '#kernel/plugins/make/plugin_name'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { listRoutes } from '#kernel/reports/listed_routes'

export default class PluginMake extends BaseCommand {
  static commandName = 'plugin:make'
  static description = 'Makes a new plugin and installs it'
  static options: CommandOptions = { startApp: true }
  static needsDatabase = false

  @args.string({ description: 'Name of the plugin, in snake_case' })
  declare name: string

  @flags.boolean({ description: 'With a table of its own' })
  declare table: boolean

  @flags.boolean({ description: 'With an act that writes into the table, and its call' })
  declare act: boolean

  @flags.boolean({ description: 'With a screen, its menu entry and its words' })
  declare screen: boolean

  @flags.string({ description: 'What it keeps, in the singular: names table, act and screen' })
  declare noun?: string

  async run() {
    const { name, table, act, screen, noun } = this
    const sentence =
      whyNotNamed(name, await this.#house()) ?? (noun === undefined ? undefined : whyNoNoun(noun))
    if (sentence) return this.#refuse(sentence)
    const folder = this.app.makePath('plugins', name)
    for (const [file, text] of Object.entries(pluginFiles(name, { table, act, screen, noun }))) {
      const path = `${folder}/${file}`
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, await formatted(path, text), { flag: 'wx' })
      this.logger.log(`plugins/${name}/${file}`)
    }
    await this.#install()
    if (act) this.logger.log('Now write the types of its calls: npm run calls')
    this.logger.log('Now write the reports that name it: npm run -s ace -- docs:reports')
  }

  async #house() {
    const registry = await this.app.container.make(PluginRegistry)
    const folders = await readdir(this.app.makePath('plugins'))
    return {
      plugins: [...folders, ...registry.plugins.map((plugin) => plugin.name)],
      permissions: registry.permissions.map(({ code }) => code),
      paths: listRoutes(await this.app.container.make('router')).map(({ path }) => path),
    }
  }

  async #install() {
    const file = this.app.makePath('config/plugins.ts')
    const text = withPluginLine(await readFile(file, 'utf8'), this.name)
    if (text === null) {
      return this.logger.log(`Add this line to config/plugins.ts: ${pluginLine(this.name).trim()}`)
    }
    await writeFile(file, text)
    this.logger.log('config/plugins.ts: one line')
  }

  #refuse(sentence: string) {
    this.logger.error(sentence)
    this.exitCode = 1
  }
}
