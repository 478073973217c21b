// `npm run check`: format, lint, types, walls, unused exports, links, rooms, words. With --beside (npm test)
// it takes a third of what each of the others takes of the machine: it ends long before they do.
import { setPriority } from 'node:os'

import { schemasCompile } from './generated.ts'
import { runSteps } from './run_steps.ts'
import { staticChecks } from './static_checks.ts'

const A_THIRD = 5
if (process.argv.includes('--beside')) setPriority(A_THIRD)

const prepared = await runSteps([schemasCompile])
const checked = await staticChecks()
const failed = prepared.failed + checked.failed
console.log(`${prepared.passed + checked.passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
