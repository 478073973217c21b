// `npm run calls`: writes the types of all calls for the client.
import { writeFileSync } from 'node:fs'

import { say, Stop } from '../lib/say.ts'
import { CALLS_FILE, writtenCalls } from '../lib/written_calls.ts'

try {
  writeFileSync(CALLS_FILE, await writtenCalls())
  say(`${CALLS_FILE} written`)
} catch (error) {
  console.error(error instanceof Stop ? `\n  ${error.message}\n` : error)
  process.exitCode = 1
}
