import type { ImportItem } from '#plugins/e2b/exchange/import_item'

/** What became of one report of an import, in a line for a terminal. */
export function reportLine(item: ImportItem): string {
  const name = [item.fileName, item.entry].filter(Boolean).join(' / ')
  const numbered = item.report > 1 ? `${name} (report ${item.report})` : name
  return [`${numbered}: ${outcomeOf(item)}`, ...detailsOf(item)].join('\n  ')
}

/** Verdicts that are said otherwise in a sentence. */
const whatIs: Readonly<Record<string, string>> = {
  'unknown-nullification': 'nullification',
  'deleted-case': 'report after the deletion',
}

function outcomeOf({ state, verdict, caseNo, matches, code, message }: ImportItem): string {
  if (state === 'refused') return `refused (${code}): ${message?.en}`
  const known = matches.map((match) => match.caseNo).join(', ') || 'a case that is not here'
  const what = whatIs[verdict ?? ''] ?? verdict
  if (state === 'skipped') return `skipped, ${what} of ${known}`
  if (state === 'undecided') return `waits for a decision, ${what} of ${known}`
  if (state === 'cancelled') return 'cancelled before it was read'
  if (state === 'waiting') return 'not read yet'
  return verdict === 'new' ? `new case ${caseNo}` : `${caseNo} (${what} of ${known})`
}

function detailsOf({ unmapped, schemaErrors, headerFindings, notes }: ImportItem): string[] {
  const details = [
    ...schemaErrors.map((error) => `ICH schema, line ${error}`),
    ...headerFindings.map(
      ({ severity, rule, element, message }) =>
        `header, ${severity} ${rule}, ${element}: ${message.en}`
    ),
    ...notes.map(({ en }) => en),
  ]
  if (unmapped > 0)
    details.push(`${unmapped} pieces of content have no element; kept with the case`)
  return details
}
