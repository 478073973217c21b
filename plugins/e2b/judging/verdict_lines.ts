import type { Words } from '#kernel/language/words'

import type { FileVerdict } from '#plugins/e2b/judging/check_file'
import { shortened } from '#kernel/rules/show_value'
import type { MessageFinding } from '#plugins/e2b/judging/judge_message'
import type { Place } from '#plugins/e2b/judging/place_finder'

export type Language = keyof Words

/** One line of the table below a file. */
type Row = [severity: string, rule: string, where: string, sentence: string]

const SAYINGS = {
  refused: { en: 'refused', zh: '不予接收' },
  valid: { en: 'valid', zh: '有效' },
  notValid: { en: 'not valid', zh: '无效' },
  noSchema: {
    en: 'no schema is installed, the rules found no error',
    zh: '未安装架构，规则未发现错误',
  },
  error: { en: 'error', zh: '错误' },
  warning: { en: 'warning', zh: '警告' },
  schema: { en: 'schema', zh: '架构' },
  own: { en: '(demanded by this product, not by ICH)', zh: '（本产品的要求，非 ICH 要求）' },
  unmapped: { en: 'not taken by an element', zh: '无对应数据元素' },
  note: { en: 'note', zh: '提示' },
  notAsked: { en: 'not checked', zh: '未检查' },
} as const satisfies Record<string, Words>

/** A verdict for a terminal: the file in a line, below it what is wrong and where, as a table. */
export function verdictLines(verdict: FileVerdict, language: Language): string[] {
  const say = (saying: keyof typeof SAYINGS) => SAYINGS[saying][language]
  const [comma, colon] = language === 'en' ? [', ', ': '] : ['，', '：']
  const { file, valid, refusal, errors, findings, unmapped, notes, notAsked } = verdict
  if (refusal)
    return [`${file}: ${say('refused')}${comma}${refusal.code} ${refusal.message[language]}`]
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
  const count = rows.length > 0 ? `${comma}${counted(verdict, language)}` : ''
  return [
    `${file}: ${head}${count}`,
    ...aligned(rows).map((line) => `  ${line}`),
    ...unmapped.map(
      ({ place, xml }) =>
        `  ${say('unmapped')}${colon}${whereIn(place, language)}${comma}${endOf(place)}${colon}${shortened(xml)}`
    ),
    ...notes.map((words) => `  ${say('note')}${colon}${words[language]}`),
    ...notAsked.map((words) => `  ${say('notAsked')}${colon}${words[language]}`),
  ]
}

function rowOf(finding: MessageFinding, language: Language): Row {
  const { severity, rule, message, ownDemand, path, place, report } = finding
  const level = severity === 'error' ? SAYINGS.error : SAYINGS.warning
  const own = ownDemand ? ` ${SAYINGS.own[language]}` : ''
  const inReport = report === 1 ? '' : language === 'en' ? `report ${report}, ` : `报告 ${report}，`
  return [
    level[language],
    rule,
    `${inReport}${whereIn(place, language)}`,
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
  if (language === 'zh') return `第 ${line} 行${column ? `第 ${column} 列` : ''}`
  return `line ${line}${column ? `, column ${column}` : ''}`
}

function counted({ errors, findings }: FileVerdict, language: Language): string {
  const serious = findings.filter(({ severity }) => severity === 'error').length + errors.length
  const warnings = findings.length + errors.length - serious
  if (language === 'zh') return `${serious} 项错误，${warnings} 项警告`
  const words = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`
  return `${words(serious, 'error')}, ${words(warnings, 'warning')}`
}

function aligned(rows: readonly Row[]): string[] {
  const widths = [0, 1, 2].map((at) => Math.max(0, ...rows.map((row) => row[at]!.length)))
  return rows.map((row) =>
    row.map((cell, at) => (at < 3 ? cell.padEnd(widths[at]!) : cell)).join('  ')
  )
}
