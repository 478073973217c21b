import { readFile } from 'node:fs/promises'

import { args } from '@adonisjs/core/ace'

import { LiteratureCommand } from '#plugins/literature/commands/literature_command'
import { readArticles } from '#plugins/literature/formats/read_articles'
import { measurePairs, type PairMeasure } from '#plugins/literature/same_article/measure_pairs'
import { readPairs } from '#plugins/literature/same_article/read_pairs'

export default class LiteratureDuplicates extends LiteratureCommand {
  static commandName = 'literature:duplicates'
  static description =
    'Says how well records of the same article are found, by pairs that are known'
  static help = [
    'Ends with 1 when two articles would be merged that are not known to be one.',
    '',
    '  {{ binaryName }} literature:duplicates articles.csv pairs.csv',
  ]

  @args.string({ description: 'File of articles, in any format that is read' })
  declare file: string

  @args.string({ description: 'CSV with the columns first, second and same (yes or no)' })
  declare pairs: string

  async run() {
    await this.refusing(async () => {
      const { records } = await readArticles(await readFile(this.file))
      const measure = measurePairs(records, readPairs(await readFile(this.pairs), records))
      this.print(measure, measureLines)
      if (measure.wrongMerges > 0) this.exitCode = 1
    })
  }
}

function measureLines(measure: PairMeasure): string[] {
  const { records, known, traps, merged, wrongMerges, asked, askedTraps, found, missed } = measure
  return [
    `Records: ${records}`,
    `Known pairs of one article: ${known}, of two articles: ${traps}`,
    `Merged without asking: ${merged}, wrong ones among them: ${wrongMerges}`,
    `Left to a person: ${asked}, known pairs of two articles among them: ${askedTraps}`,
    `Recall: ${measure.recall.toFixed(3)} (${found} of ${known}), precision: ${measure.precision.toFixed(3)}`,
    ...missed.map(([first, second]) => `Not found: ${first} and ${second}`),
  ]
}
