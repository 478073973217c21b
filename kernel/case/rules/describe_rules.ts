import type { Rule } from '#kernel/case/rules/rule'

const HEAD = ['Rule', 'Elements', 'Severity', 'Stages', 'Title'] as const
/** How many elements are named before the rest is counted. */
const NAMED = 6

/** The rules as a markdown table, one line each (docs/rules.md). */
export function describeRules(rules: readonly Rule[]): string {
  return [
    line(HEAD),
    line(HEAD.map(() => '---')),
    ...rules.map((rule) =>
      line([
        rule.id,
        elementsOf(rule),
        severityOf(rule),
        rule.stages.join(', '),
        `${rule.title.en} / ${rule.title.zh}`,
      ])
    ),
  ].join('\n')
}

function severityOf({ severity, severityConfigurable, ownDemand }: Rule): string {
  const notes = [severityConfigurable && 'configurable', ownDemand && 'own demand'].filter(Boolean)
  return notes.length > 0 ? `${severity} (${notes.join(', ')})` : severity
}

function elementsOf({ elements }: Rule): string {
  const named = elements.slice(0, NAMED).join(', ')
  return elements.length > NAMED ? `${named} and ${elements.length - NAMED} more` : named
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}
