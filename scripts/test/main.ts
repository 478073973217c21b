// `npm test`: static checks, unit and functional specs, journeys in a browser; one line of counts.
// `npm run test:long` runs the specs that take minutes (millions of cases, hundreds of kills) and all
// journeys in both languages, or those long specs that `--files=...` names.
import { clientBuilds, schemasCompile } from '../check/generated.ts'
import { runSteps } from '../check/run_steps.ts'
import { endPrograms } from '../lib/run_program.ts'
import { checkBeside, hasRoomBeside } from './check_beside.ts'
import { printCounts, type Counts } from './counts.ts'
import { endOnSignal } from './end_on_signal.ts'
import { writeLongReport } from './long_report.ts'
import { figuresFile, type Lane, type Part, runSideBySide, runSpecs } from './run_specs.ts'
import { printTimes } from './times.ts'

type Counted = [name: string, counts: Counts & { seconds?: Readonly<Record<string, number>> }]

const specs: Part = { name: 'specs', suites: ['unit', 'functional'] }
const journeys: Part = { name: 'journeys', suites: ['journeys'] }
// A browser and a server wait for each other now and then, as do a spec and what it starts: a third
// lane, without a browser of its own, takes what two of them leave idle.
const LANES: readonly Lane[] = [
  { parts: [journeys, specs] },
  { parts: [journeys, specs] },
  { parts: [specs], waitsFirst: true },
]

// A long run of another size than usual is to see that it runs: its figures are not kept.
const isTriedOut = ['KILLS', 'REQUESTS', 'MUTANTS'].some((size) => size in process.env)

const took: Record<string, number> = {}
const began = Date.now()
const name = process.argv.includes('--long') ? 'long' : 'test'
// Whatever is at work when this run is told to stop ends with it, checks too; nothing new is begun.
const over = endOnSignal(endPrograms)
const counted = await (name === 'long' ? runLong() : runAll())
await over()
for (const [, { seconds }] of counted) Object.assign(took, seconds)
printTimes({ total: secondsSince(began), parts: took }, `node_modules/.cache/times/${name}.json`)
const { failed } = printCounts(counted)
process.exitCode = failed ? 1 : 0

async function runAll(): Promise<Counted[]> {
  const prepared = await timed('preparation', prepare)
  const check = () => timed('static checks', checkBeside)
  const lanes = () => runSideBySide(LANES)
  const [checked, outcomes] = hasRoomBeside()
    ? await Promise.all([check(), lanes()])
    : [await check(), await lanes()]
  return [
    ['preparation', prepared],
    ['static checks', checked],
    ...[...outcomes].map(([part, outcome]): Counted => [part.name, outcome]),
  ]
}

/** All long specs and journeys, or the long specs that were chosen. */
async function runLong(): Promise<Counted[]> {
  const chosen = process.argv.filter((argument) => argument.startsWith('--files='))
  const prepared = await timed('preparation', prepare)
  const long = await timed('long specs', () => runSpecs('long', chosen))
  if (!isTriedOut) writeLongReport(long, figuresFile('long'), chosen)
  const parts: Counted[] = [
    ['preparation', prepared],
    ['long specs', long],
  ]
  if (chosen.length > 0) return parts
  // `npm test` walks most journeys in one language.
  process.env.JOURNEY_LANGUAGES = 'both'
  const outcomes = await runSideBySide([{ parts: [journeys] }, { parts: [journeys] }])
  return [...parts, ['journeys', outcomes.get(journeys)!]]
}

async function timed(part: string, run: () => Promise<Counts>): Promise<Counts> {
  const started = Date.now()
  const counts = await run()
  took[part] = secondsSince(started)
  return counts
}

function secondsSince(start: number) {
  return (Date.now() - start) / 1000
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
