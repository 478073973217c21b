import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { describeMachine } from '../../bench/machine.ts'
import type { Counts } from './counts.ts'
import { replaceSection } from './sections.ts'

const FILE = 'docs/long_runs.md'
const HEAD = `# Long runs

Written by \`npm run test:long\`, which runs all long specs, and by commands for some of them, such as
\`npm run test:kills\`; the figures of the last run of each. \`cut\` is what stood in the database when
the process was killed, \`end\` what stood there after it had gone on.
`

/** Writes docs/long_runs.md: what the last long run of these specs has met, with date and machine. */
export function writeLongReport(
  { passed, failed, skipped }: Counts,
  figuresFile: string,
  chosen: readonly string[]
) {
  const files = chosen.map((choice) => choice.replace('--files=', ''))
  // A spec that failed early has left none.
  const figures = existsSync(figuresFile) ? readFileSync(figuresFile, 'utf8').trimEnd() : ''
  const shown = figures && `\n\`\`\`text\n${figures}\n\`\`\`\n`
  const text = `
- ${new Date().toISOString().slice(0, 10)}
- ${describeMachine()}
- ${passed} passed, ${failed} failed, ${skipped} skipped
${shown}`
  const before = readFileSync(FILE, 'utf8')
  const heading = files.length > 0 ? files.join(', ') : 'All long specs'
  writeFileSync(FILE, replaceSection(before, HEAD, heading, text))
}
