import { inject } from '@adonisjs/core'

import { csvLine } from '#kernel/fields/csv_line'
import type { ZipEntry } from '#kernel/files/write_zip'
import type { Language, Words } from '#kernel/language/words'

import { ShownSignals } from '#plugins/signal/assessing/shown_signals'
import { ageGroups, forestOption, pyramidOption } from '#plugins/signal/contract/chart_options'
import type { Evidence, ShownSignal } from '#plugins/signal/contract/signal'
import { drawChart, fileColours } from '#plugins/signal/exporting/draw_chart'
import { entry, jsonOf } from '#plugins/signal/exporting/run_archive'
import { deedText } from '#plugins/signal/exporting/deed_text'
import { screenWording } from '#plugins/signal/lang/wording'
import { OnePair } from '#plugins/signal/showing/one_pair'

/** An assessment as files: all of it as JSON, evidence and steps as CSV, charts of its pair as SVG. */
@inject()
export class SignalArchive {
  constructor(
    private signals: ShownSignals,
    private one: OnePair
  ) {}

  /** Refuses with 1005 a signal that the project does not have. */
  async entries(id: string, language: Language): Promise<readonly ZipEntry[]> {
    const signal = await this.signals.get(id)
    const { evidence } = signal.state
    return [
      entry('signal.json', jsonOf(signal)),
      entry('steps.csv', stepsFile(signal, language)),
      ...(evidence ? [entry('evidence.csv', evidenceFile(evidence))] : []),
      ...(evidence ? await this.#drawings(signal, evidence, language) : []),
    ]
  }

  async #drawings(
    { drug }: ShownSignal,
    { runId, pairs: [first] }: Evidence,
    language: Language
  ): Promise<ZipEntry[]> {
    if (!first) return []
    const { level, term } = first
    const { parts, people } = await this.one.handle({ runId, level, drug: drug.key, term })
    const rows = parts
      .filter(({ n }) => n > 0)
      .map((part) => ({ ...part, label: partLabel(part)[language], value: part.PRR }))
      .filter(({ PRR, low, high }) =>
        [PRR, low, high].every((each) => typeof each === 'number' && each > 0)
      )
    const said = {
      male: screenWording('value.male')[language],
      female: screenWording('value.female')[language],
      ages: ageGroups.map((value) => partLabel({ name: 'age', value })[language]),
    }
    return [
      {
        name: 'charts/prr_by_part.svg',
        bytes: await drawChart(forestOption(rows, 'PRR', fileColours), {
          height: 80 + rows.length * 22,
        }),
      },
      {
        name: 'charts/people.svg',
        bytes: await drawChart(pyramidOption(people, said, fileColours), { height: 280 }),
      },
    ]
  }
}

/** A part of the reports in words: the same ones as on the screen. */
function partLabel({ name, value }: { readonly name: string; readonly value: string }): Words {
  if (value === 'unknown')
    return screenWording(name === 'sex' ? 'value.sex_unknown' : 'value.age_unknown')
  if (name !== 'sex') return screenWording('chart.age', { value })
  return screenWording(value === 'male' ? 'value.male' : 'value.female')
}

const MARK = '\uFEFF'

const stepsFile = ({ steps }: ShownSignal, language: Language): string =>
  MARK +
  csvLine(['at', 'by', 'kind', 'text']) +
  steps.map(({ at, by, deed }) => csvLine([at, by, deed.kind, deedText(deed, language)])).join('')

function evidenceFile({ pairs }: Evidence): string {
  const names = Object.keys(pairs[0]?.figures ?? {})
  const heads = ['level', 'term', 'n', 'expected', 'serious', 'fatal', 'rules', ...names]
  const lines = pairs.map(({ level, term, n, expected, serious, fatal, rules, figures }) =>
    csvLine([
      ...[level, term, `${n}`, `${expected}`, `${serious}`, `${fatal}`, rules.join(' ')],
      ...names.map((name) => String(figures[name] ?? '')),
    ])
  )
  return MARK + csvLine(heads) + lines.join('')
}
