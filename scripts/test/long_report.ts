import { readFileSync, writeFileSync } from 'node:fs'

import { describeMachine } from '../../bench/machine.ts'
import { replaceSection } from './sections.ts'
import type { Results } from './run_specs.ts'

const FILE = 'docs/long_runs.md'
const HEAD = `# Long runs

Written by \`npm run test:long\`, which runs all long specs, and by commands for some of them, such as
\`npm run test:kills\`; the figures of the last run of each. \`cut\` is what stood in the database when
the process was killed, \`end\` what stood there after it had gone on.
`

/** Writes docs/long_runs.md: a section for each long spec that was run, with date, machine, counts and figures. */
export function writeLongReport(results: Results) {
  let page = readFileSync(FILE, 'utf8')
  for (const [file, { passed, failed, skipped, figures }] of results) {
    const shown = figures.length > 0 ? `\n\`\`\`text\n${figures.join('\n')}\n\`\`\`\n` : ''
    const text = `
- ${new Date().toISOString().slice(0, 10)}
- ${describeMachine()}
- ${passed} passed, ${failed} failed, ${skipped} skipped
${shown}`
    page = replaceSection(page, HEAD, file, text)
  }
  writeFileSync(FILE, page)
}
