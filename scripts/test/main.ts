// `npm test`: static checks, unit and functional specs, journeys in a browser; one line of counts.
// `npm run test:long` runs the specs that take minutes (millions of cases, hundreds of kills) and all
// journeys in both languages, or those long specs that `--files=...` names.
import { clientBuilds, schemasCompile } from '../check/generated.ts'
import { runSteps } from '../check/run_steps.ts'
import { staticChecks } from '../check/static_checks.ts'
import { endPrograms } from '../lib/run_program.ts'
import { printCounts, type Counts } from './counts.ts'
import { endOnSignal } from './end_on_signal.ts'
import { writeLongReport } from './long_report.ts'
import { figuresFile, runSideBySide, runSpecs } from './run_specs.ts'

const chosen = process.argv.filter((argument) => argument.startsWith('--files='))
const parts: [string, () => Promise<Counts>][] = [
  ['preparation', prepare],
  ['static checks', async () => ({ ...(await staticChecks()), skipped: 0 })],
  // A spec and what it starts wait for each other most of the time, as do a browser and a server:
  // two of each share the machine.
  ['specs', () => runSideBySide(2, 'unit', 'functional')],
  ['journeys', () => runSideBySide(2, 'journeys')],
]
const long: typeof parts = [
  ['preparation', prepare],
  ['long specs', runLongSpecs],
  ...(chosen.length > 0 ? [] : ([['journeys', journeysInBothLanguages]] satisfies typeof parts)),
]

// Whatever is at work when this run is told to stop ends with it, checks too; nothing new is begun.
const over = endOnSignal(endPrograms)
const counted: [string, Counts][] = []
for (const [name, run] of process.argv.includes('--long') ? long : parts) {
  counted.push([name, await run()])
}
await over()
const { failed } = printCounts(counted)
process.exitCode = failed ? 1 : 0

async function runLongSpecs(): Promise<Counts> {
  const counts = await runSpecs('long', chosen)
  writeLongReport(counts, figuresFile('long'), chosen)
  return counts
}

/** `npm test` walks most journeys in one language. */
function journeysInBothLanguages(): Promise<Counts> {
  process.env.JOURNEY_LANGUAGES = 'both'
  return runSideBySide(2, 'journeys')
}

async function prepare(): Promise<Counts> {
  console.log('Preparation')
  const compiled = await runSteps([schemasCompile])
  const built = await runSteps([clientBuilds])
  return {
    passed: compiled.passed + built.passed,
    failed: compiled.failed + built.failed,
    skipped: 0,
  }
}
