import { staleCalls } from '../lib/written_calls.ts'
import type { Step } from './step.ts'

/** The client is judged by types of calls that say what the server's routes and controllers say. */
export const callTypes: Step = {
  name: 'types of calls',
  async run() {
    const files = [...(await staleCalls()).keys()].join(', ')
    return { ok: files === '', output: `Not what the calls do: ${files}; npm run calls` }
  },
}
