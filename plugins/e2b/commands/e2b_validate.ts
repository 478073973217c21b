import { readFile } from 'node:fs/promises'

import { args, flags } from '@adonisjs/core/ace'

import { isZip } from '#kernel/files/checks/signatures'
import { readZip } from '#kernel/files/read_zip'
import { RuleBook } from '#kernel/case/findings/rule_book'

import { E2bCommand } from '#plugins/e2b/commands/e2b_command'
import { messageSettings } from '#plugins/e2b/exchange/message_settings'
import {
  checkFile,
  type FileVerdict,
  type Measure,
  refusedFile,
} from '#plugins/e2b/judging/check_file'
import type { KnownOfReports } from '#plugins/e2b/judging/judge_reports'
import { type Language, verdictLines } from '#plugins/e2b/judging/verdict_lines'

const LANGUAGES: Record<string, Language> = { en: 'en', zh: 'zh' }
const REGIONS = ['CN', 'EU', 'US', 'JP', 'KR']
const PROJECT_TYPES: Record<string, string> = { 'pre-marketing': '1', 'post-marketing': '2' }

export default class E2bValidate extends E2bCommand {
  static commandName = 'e2b:validate'
  static description =
    'Says of each file (or each file of a zip) what is wrong with it as an E2B(R3) message'
  static help = [
    'Judges by the ICH schema, where it is installed, and by all rules on cases and headers.',
    'Ends with 1 when a file has an error. More in docs/validating.md.',
    '',
    '  {{ binaryName }} e2b:validate report.xml batch.zip',
    '  {{ binaryName }} e2b:validate report.xml --region CN --language zh',
    '  {{ binaryName }} e2b:validate *.xml --json',
  ]

  @args.spread({ description: 'XML files or zips' })
  declare files: string[]

  @flags.string({ description: 'Regions that the reports go to, such as CN or EU,US' })
  declare region?: string

  @flags.string({ description: 'pre-marketing or post-marketing; without it neither is assumed' })
  declare projectType?: string

  @flags.boolean({ description: 'The reports are no first reports of their cases' })
  declare followUp?: boolean

  @flags.string({ description: 'Language of the sentences, en or zh', default: 'en' })
  declare language: string

  async run() {
    const wrong = this.#wrongOption()
    if (wrong) return this.#refuseOption(wrong)
    const measure = await this.#measure()
    const verdicts: FileVerdict[] = []
    for (const file of this.files) {
      for await (const verdict of verdictsOf(file, measure)) verdicts.push(verdict)
    }
    const language = LANGUAGES[this.language]!
    this.print(verdicts, () => verdicts.flatMap((verdict) => verdictLines(verdict, language)))
    if (verdicts.some(({ valid }) => valid === false)) this.exitCode = 1
  }

  async #measure(): Promise<Measure> {
    const book = await this.app.container.make(RuleBook)
    const { limit } = messageSettings()
    return {
      rules: book.compiled(),
      catalogue: await this.catalogue(),
      known: this.#known(),
      limit,
    }
  }

  #known(): KnownOfReports {
    const { region, projectType, followUp } = this
    return {
      ...(region && { region: this.#regions() }),
      ...(projectType && { projectType: PROJECT_TYPES[projectType] }),
      ...(followUp && { caseType: 'followUp' as const }),
    }
  }

  #regions(): string[] {
    return this.region ? this.region.toUpperCase().split(',') : []
  }

  #wrongOption(): string | undefined {
    if (!Object.hasOwn(LANGUAGES, this.language))
      return 'The language is not valid. Enter en or zh.'
    if (this.projectType && !Object.hasOwn(PROJECT_TYPES, this.projectType))
      return 'The project type is not valid. Enter pre-marketing or post-marketing.'
    if (this.#regions().some((region) => !REGIONS.includes(region)))
      return `The region is not valid. Enter one or several of ${REGIONS.join(', ')}, such as EU,US.`
    return undefined
  }

  #refuseOption(sentence: string) {
    this.logger.error(sentence)
    this.exitCode = 1
  }
}

/** One verdict for a message; for an archive one for each file in it, or one why it is refused. */
async function* verdictsOf(file: string, measure: Measure): AsyncGenerator<FileVerdict> {
  try {
    const bytes = await readFile(file)
    if (!isZip(bytes)) return yield checkFile(file, bytes, measure)
    for await (const item of readZip(bytes)) {
      yield checkFile(`${file}: ${item.name}`, await item.read(), measure)
    }
  } catch (error) {
    yield refusedFile(file, error)
  }
}
