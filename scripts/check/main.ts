// `npm run check`: format, lint, types, walls, unused exports, links, rooms. With --beside (npm test)
// it takes a tenth of what others take of the machine, and what they leave: it ends before they do.
import { constants, setPriority } from 'node:os'

import { schemasCompile } from './generated.ts'
import { runSteps } from './run_steps.ts'
import { staticChecks } from './static_checks.ts'

if (process.argv.includes('--beside')) setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const prepared = await runSteps([schemasCompile])
const checked = await staticChecks()
const failed = prepared.failed + checked.failed
console.log(`${prepared.passed + checked.passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
