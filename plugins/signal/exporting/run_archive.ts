import { inject } from '@adonisjs/core'

import type { ZipEntry } from '#kernel/files/write_zip'
import type { Language, Words } from '#kernel/language/words'

import {
  forestOption,
  hasLimits,
  hasQuadrant,
  hasVolcano,
  heatOption,
  quadrantOption,
  volcanoOption,
} from '#plugins/signal/contract/chart_options'
import type { ChartPoint } from '#plugins/signal/contract/run_charts'
import { drawChart, fileColours } from '#plugins/signal/exporting/draw_chart'
import { pairsFile } from '#plugins/signal/showing/pairs_file'
import { ChartsOfRun } from '#plugins/signal/showing/run_charts'
import { type AskedPairs, RunPairs } from '#plugins/signal/showing/run_pairs'

/** Rows of the forest plot. */
const FOREST = 20

/** A run as files: what it counted, its pairs as JSON and CSV, its charts as SVG. */
@inject()
export class RunArchive {
  constructor(
    private pairs: RunPairs,
    private charts: ChartsOfRun
  ) {}

  /** Refuses as `RunPairs` before the first file. */
  async entries(asked: AskedPairs, language: Language): Promise<readonly ZipEntry[]> {
    const summary = await this.pairs.summary(asked)
    const listed = await this.pairs.listed(asked)
    return [
      entry('run.json', jsonOf(summary)),
      entry('pairs.json', jsonOf({ rows: listed })),
      entry('pairs.csv', pairsFile(listed)),
      ...(await this.#drawings(asked, language)),
    ]
  }

  async #drawings({ runId, level }: AskedPairs, language: Language): Promise<ZipEntry[]> {
    const { points, ...map } = await this.charts.handle(runId, level)
    const say = (words: Words) => words[language]
    const nameOf = ({ drugName, termName }: ChartPoint) => `${say(drugName)} × ${say(termName)}`
    const rows = points
      .filter(({ fires }) => fires)
      .map((point) => ({ ...point, label: nameOf(point), value: point.PRR }))
      .filter(hasLimits)
      .sort((one, other) => Number(other.low) - Number(one.low))
      .slice(0, FOREST)
    const colours = fileColours
    const options = [
      ['volcano', volcanoOption(points.filter(hasVolcano), nameOf, colours), 420],
      ['prr_chi2', quadrantOption(points.filter(hasQuadrant), nameOf, colours), 420],
      ['forest', forestOption(rows, 'PRR', colours), 80 + rows.length * 22],
      ['organ_classes', heatOption(map, say, colours), 160 + map.socs.length * 26],
    ] as const
    return Promise.all(
      options.map(async ([name, option, height]) => ({
        name: `charts/${name}.svg`,
        bytes: await drawChart(option, { height }),
      }))
    )
  }
}

export const entry = (name: string, text: string): ZipEntry => ({
  name,
  bytes: Buffer.from(text, 'utf8'),
})

export const jsonOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
