import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import { args, BaseCommand } from '@adonisjs/core/ace'

import { pluginFiles } from '#kernel/plugins/make/plugin_files'
import { pluginLine, withPluginLine } from '#kernel/plugins/make/plugin_line'

export default class PluginMake extends BaseCommand {
  static commandName = 'plugin:make'
  static description = 'Makes a new plugin and installs it'

  @args.string({ description: 'Name of the plugin, in snake_case' })
  declare name: string

  async run() {
    const folder = this.app.makePath('plugins', this.name)
    if (!/^[a-z][a-z0-9_]*$/.test(this.name)) {
      return this.#refuse(`The name "${this.name}" is not in snake_case`)
    }
    if (existsSync(folder)) return this.#refuse(`There is a plugin "${this.name}" already`)
    for (const [file, text] of Object.entries(pluginFiles(this.name))) {
      const path = `${folder}/${file}`
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, text, { flag: 'wx' })
      this.logger.log(`plugins/${this.name}/${file}`)
    }
    await this.#install()
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
