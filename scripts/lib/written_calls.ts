import { callTypes } from './call_types.mjs'
import { runAce } from './run_program.ts'

/** The types of all calls, for the client. */
export const CALLS_FILE = 'resources/app/calls/calls.d.ts'

/** What that file is to say, by the routes and controllers as they are. */
export async function writtenCalls(): Promise<string> {
  const output = await runAce(['docs:openapi'])
  return callTypes(JSON.parse(output.slice(output.indexOf('{'))) as object)
}
