import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { findContract } from '#kernel/plugins/find_contract'
import { asProject } from '#kernel/tenancy/as_project'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { writeCaseFiles } from '#plugins/demo/generate/write_case_files'

import { generatedCases } from '#tests/invented/cases/generated_cases'

export default class DemoGenerate extends BaseCommand {
  static commandName = 'demo:generate'
  static description = 'Makes up synthetic cases, in a project or as E2B(R3) files'
  static options: CommandOptions = { startApp: true }

  @flags.number({ description: 'How many cases', required: true })
  declare cases: number

  @flags.string({ description: 'The same seed gives the same cases', default: '1' })
  declare seed: string

  @flags.string({ description: 'Code of the project', default: 'PH302' })
  declare project: string

  @flags.number({ description: '0 test, 1 formal', default: 0 })
  declare environment: number

  @flags.string({ description: 'Write a file for each case into this folder instead' })
  declare xml: string

  async run() {
    const { cases, seed } = this
    if (!Number.isSafeInteger(cases) || cases < 1) return this.#refuse('--cases is a number from 1')
    if (this.environment !== 0 && this.environment !== 1) {
      return this.#refuse('--environment is 0 (test) or 1 (formal)')
    }
    const started = performance.now()
    if (this.xml) {
      const e2b = () => import('#plugins/e2b/contract').then(({ Messages }) => Messages)
      const messages = await findContract('e2b', e2b)
      if (!messages) return this.#refuse('--xml needs the plugin "e2b", which is not installed')
      await writeCaseFiles(messages, { cases, seed, folder: this.app.makePath(this.xml) })
    } else {
      const ofCases = () => import('#plugins/cases/contract').then(({ CaseLoader }) => CaseLoader)
      const loader = await findContract('cases', ofCases)
      if (!loader) return this.#refuse('It needs the plugin "cases", which is not installed')
      await asProject(this.project, this.environment, async () => {
        const { regions, type: projectType } = await projectAtHand()
        const next = generatedCases(seed, { regions, projectType })
        await loader.load(cases, next, (loaded) => this.#tell(loaded, started))
      })
    }
    const seconds = (performance.now() - started) / 1000
    this.logger.log(`${cases} cases in ${seconds.toFixed(1)} s`)
  }

  #tell(loaded: number, started: number) {
    if (loaded % 20_000 !== 0) return
    const seconds = (performance.now() - started) / 1000
    this.logger.log(`${loaded} cases, ${Math.round(loaded / seconds)} a second`)
  }

  #refuse(sentence: string) {
    this.exitCode = 1
    this.logger.error(sentence)
  }
}
