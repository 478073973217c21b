import { readFileSync, writeFileSync } from 'node:fs'

import { describeMachine } from '../../bench/machine.ts'
import type { Counts } from './counts.ts'

/** Writes docs/long_runs.md: what the last long run has met, with date and machine. */
export function writeLongReport({ passed, failed, skipped }: Counts, figuresFile: string) {
  const text = `# Long runs

Written by \`npm run test:long\`; the figures of the last run. \`cut\` is what stood in the database
when the process was killed, \`end\` what stood there after it had gone on.

- ${new Date().toISOString().slice(0, 10)}
- ${describeMachine()}
- ${passed} passed, ${failed} failed, ${skipped} skipped

\`\`\`text
${readFileSync(figuresFile, 'utf8').trimEnd()}
\`\`\`
`
  writeFileSync('docs/long_runs.md', text)
}
