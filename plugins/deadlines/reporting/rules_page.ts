import type { Report } from '#kernel/reports/report'
import { code, markdownTable } from '#kernel/reports/markdown_table'

import { type Condition, type DeadlineRule, destinations } from '#plugins/deadlines/contract/rule'
import { shippedRules } from '#plugins/deadlines/reporting/main'

/** The rules by which cases are due, with where each is known from. */
const rulesPage: Report = {
  file: 'deadlines.md',
  title: 'Deadlines',
  about: [
    'The rules that are supplied, of each destination in their order: the first one that holds decides.',
    'Days are calendar days behind day 0, which is C.1.4 as it was written for an initial report and C.1.5',
    'for a later one; a report is due at the end of that day in the time zone of the project. Rules of a',
    'project come before them. A rule that is not verified was not read in its source.',
  ].join(' '),
  async write() {
    const withRules = destinations.filter((each) => rulesOf(each).length > 0)
    const without = destinations.filter((each) => !withRules.includes(each))
    return [
      ...withRules.map((each) => section(each, rulesOf(each))),
      section('Where no other rule holds', rulesOf(undefined)),
      `## Without rules\n\n${without.join(', ')}: no deadline is told, since no source was read.`,
    ].join('\n\n')
  },
}

export default [rulesPage]

const rulesOf = (destination: DeadlineRule['destination']) =>
  shippedRules.filter((rule) => rule.destination === destination)

function section(title: string, rules: readonly DeadlineRule[]): string {
  const rows = rules.flatMap((rule) => [
    [
      code(`${rule.id} ${rule.version}`),
      rule.when.map(said).join('; ') || 'always',
      rule.days === null ? 'not sent' : String(rule.days),
      rule.why.en,
      rule.source.title.en,
      rule.verified ? 'yes' : 'no',
    ],
    ...(rule.then
      ? [[code(rule.then.id), `after ${rule.id}`, `+ ${rule.then.days}`, rule.then.why.en, '', '']]
      : []),
  ])
  const head = ['Rule', 'When', 'Days', 'Why', 'Source', 'Verified']
  return `## ${title}\n\n${markdownTable(head, rows)}`
}

function said(condition: Condition): string {
  if (typeof condition === 'string') return condition
  if ('not' in condition) return `not ${condition.not}`
  if ('any' in condition) return condition.any.map(said).join(' or ')
  return `one event: ${condition.event.map(said).join(', ')}`
}
