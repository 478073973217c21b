import type { Results } from './results.js'
import { serverSettings } from './database.js'
import { browserPart } from './browser/browser_part.js'
import { dictionaryPart } from './dictionary/dictionary_part.js'
import { drugsPart } from './drugs/drugs_part.js'
import { peoplePart } from './people/people_part.js'
import { reportsPart } from './reports/reports_part.js'
import { searchPart } from './search/search_part.js'
import { signInPart } from './sign_in/sign_in_part.js'
import { termsPart } from './terms/terms_part.js'
import { trailPart } from './trail/trail_part.js'
import { listRows, markdownTable, tableRows } from './table.js'

/** The results as docs/benchmarks.md holds them. */
export function report(results: Results): string {
  const { few, many, kilobytes, date, machine, postgres, load } = results
  const sizes = [few, many].map(({ cases }) => `${cases.toLocaleString('en')} cases`)
  const settings = Object.entries(serverSettings).map((pair) => pair.join(' = '))
  return `# Benchmarks

Written by \`npm run bench\`; the numbers of the last full run. Run it yourself: it starts a
PostgreSQL of its own below \`tmp/\` and leaves nothing behind. What was measured before the
rebuilding of November 2026 stands in [before_and_after.md](before_and_after.md).

- ${date}
- ${machine}
- PostgreSQL ${postgres} (${settings.join(', ')})
- load of the machine before and after: ${load.map((each) => each.toFixed(1)).join(', ')} (idle is 0; above the
  number of cores others worked on it at the same time)
- messages of ${kilobytes.toFixed(0)} KB on average, all invented

Everything runs through the real actions, under the application's role with row-level security and
with the audit trail on; reading and writing of messages happens in threads beside the process.
Times are p50 / p95 in milliseconds.

${markdownTable(['What', ...sizes, 'Aim'], tableRows(results))}

The reference is \`xmllint --schema\` on the same files in the same run, on one core, without the
time that it takes to load the schema.

## List and filter

Every kind of question was asked ${many.listing.all.tries / many.listing.byKind.size} times with other values.

${markdownTable(['Question', ...sizes], listRows(results))}

${browserPart(results.edited)}
${peoplePart(results.atWork)}
${trailPart(results.trail)}
${signInPart(results.signingIn)}
${dictionaryPart(results.dictionary)}
${drugsPart(results.drugs)}
${termsPart(results.listedByTerms)}
${reportsPart(results.reported)}
${searchPart(results.searched)}`
}
