import type { Words } from '#kernel/language/words'

import type { FileVerdict } from '#plugins/e2b/judging/check_file'
import { shortened } from '#kernel/case/rules/show_value'
import type { MessageFinding } from '#plugins/e2b/judging/judge_message'
import type { Place } from '#plugins/e2b/judging/place_finder'
import { wording } from '#plugins/e2b/lang/server/wording'

export type Language = keyof Words

/** One line of the table below a file. */
type Row = [severity: string, rule: string, where: string, sentence: string]

const SAYINGS = {
  refused: wording('verdict_lines.refused'),
  valid: wording('verdict_lines.valid'),
  notValid: wording('verdict_lines.not_valid'),
  noSchema: wording('verdict_lines.no_schema_is_installed_the_rules'),
  error: wording('verdict_lines.error'),
  warning: wording('verdict_lines.warning'),
  schema: wording('verdict_lines.schema'),
  own: wording('verdict_lines.demanded_by_this_product_not_by'),
  unmapped: wording('verdict_lines.not_taken_by_an_element'),
  note: wording('verdict_lines.note'),
  notAsked: wording('verdict_lines.not_checked'),
} as const satisfies Record<string, Words>

/** A verdict for a terminal: the file in a line, below it what is wrong and where, as a table. */
export function verdictLines(verdict: FileVerdict, language: Language): string[] {
  const say = (saying: keyof typeof SAYINGS) => SAYINGS[saying][language]
  const { file, valid, refusal, errors, findings, unmapped, notes, notAsked } = verdict
  if (refusal) {
    const why = `${refusal.code} ${refusal.message[language]}`
    return [`${file}: ${withMore(say('refused'), why, language)}`]
  }
  const rows = [
    ...errors.map(({ line, message }): Row => [
      say('error'),
      say('schema'),
      lineIn(line, language),
      message,
    ]),
    ...findings.map((finding) => rowOf(finding, language)),
  ]
  const head = valid === null ? say('noSchema') : say(valid ? 'valid' : 'notValid')
  const verdictOf = rows.length > 0 ? withMore(head, counted(verdict)[language], language) : head
  const labelled = (label: string, text: string) => withLabel(label, text, language)
  return [
    `${file}: ${verdictOf}`,
    ...aligned(rows).map((line) => `  ${line}`),
    ...unmapped.map(({ place, xml }) => {
      const where = withMore(whereIn(place, language), endOf(place), language)
      return `  ${labelled(say('unmapped'), labelled(where, shortened(xml)))}`
    }),
    ...notes.map((words) => `  ${labelled(say('note'), words[language])}`),
    ...notAsked.map((words) => `  ${labelled(say('notAsked'), words[language])}`),
  ]
}

const withMore = (value: string, more: string, language: Language) =>
  wording('verdict_lines.and_more', { value, more })[language]

const withLabel = (label: string, value: string, language: Language) =>
  wording('verdict_lines.value_of', { label, value })[language]

function rowOf(finding: MessageFinding, language: Language): Row {
  const { severity, rule, message, ownDemand, path, place, report } = finding
  const level = severity === 'error' ? SAYINGS.error : SAYINGS.warning
  const own = ownDemand ? ` ${SAYINGS.own[language]}` : ''
  const where = whereIn(place, language)
  return [
    level[language],
    rule,
    report === 1 ? where : wording('verdict_lines.in_report', { report, where })[language],
    `${path}: ${message[language]}${own}`,
  ]
}

/** The last two steps of a path: enough to know it by. */
function endOf({ xpath }: Place): string {
  return xpath.split('/').slice(-2).join('/')
}

function whereIn({ line, column, xpath }: Place, language: Language): string {
  return line ? lineIn(line, language, column) : xpath
}

function lineIn(line: number, language: Language, column?: number): string {
  const words = column
    ? wording('verdict_lines.line_and_column', { line, column })
    : wording('verdict_lines.line', { line })
  return words[language]
}

function counted({ errors, findings }: FileVerdict): Words {
  const serious = findings.filter(({ severity }) => severity === 'error').length + errors.length
  const warnings = findings.length + errors.length - serious
  return wording('verdict_lines.and_more', {
    value:
      serious === 1
        ? wording('verdict_lines.one_error')
        : wording('verdict_lines.errors', { count: serious }),
    more:
      warnings === 1
        ? wording('verdict_lines.one_warning')
        : wording('verdict_lines.warnings', { count: warnings }),
  })
}

function aligned(rows: readonly Row[]): string[] {
  const widths = [0, 1, 2].map((at) => Math.max(0, ...rows.map((row) => row[at]!.length)))
  return rows.map((row) =>
    row.map((cell, at) => (at < 3 ? cell.padEnd(widths[at]!) : cell)).join('  ')
  )
}
