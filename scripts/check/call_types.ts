import { readFileSync } from 'node:fs'

import { CALLS_FILE, writtenCalls } from '../lib/written_calls.ts'
import type { Step } from './step.ts'

/** The client is judged by types of calls that say what the server's routes and controllers say. */
export const callTypes: Step = {
  name: 'types of calls',
  async run() {
    const ok = readFileSync(CALLS_FILE, 'utf8') === (await writtenCalls())
    return { ok, output: `${CALLS_FILE} does not say what the calls do: npm run calls` }
  },
}
