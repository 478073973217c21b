import { callTypes } from './call_types.ts'
import { links } from './links.ts'
import { lockFile } from './lock_file.ts'
import { longestFiles } from './longest_files.ts'
import { rooms } from './rooms.ts'
import { runSteps, type StepsResult } from './run_steps.ts'
import { tools } from './tools.ts'
import { trackedImports } from './tracked_imports.ts'
import { unusedExports } from './unused_exports.ts'
import { words } from './words/words.ts'

/** Everything that can be said of the code without running it. */
export async function staticChecks(): Promise<StepsResult> {
  const started = Date.now()
  console.log('Static checks')
  const result = await runSteps([
    ...tools,
    callTypes,
    unusedExports,
    lockFile,
    links,
    rooms,
    trackedImports,
    words,
  ])
  console.log(`${longestFiles()}\n  ${Math.round((Date.now() - started) / 1000)} s\n`)
  return result
}
