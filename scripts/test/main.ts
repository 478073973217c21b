// `npm test`: static checks, unit and functional specs, journeys in a browser; one line of counts.
// `npm run test:long` runs the specs that take minutes (millions of cases, hundreds of kills) and all
// journeys in both languages, or those long specs that `--files=...` names.
import { suiteNames, suiteOf } from '../../tests/spec_files.ts'
import { clientBuilds, schemasCompile } from '../check/generated.ts'
import { runSteps } from '../check/run_steps.ts'
import { endPrograms } from '../lib/run_program.ts'
import { checkBeside, hasRoomBeside } from './check_beside.ts'
import { type Counts, printCounts, sumOf } from './counts.ts'
import { endOnSignal } from './end_on_signal.ts'
import { writeLongReport } from './long_report.ts'
import { type Lane, type Results, runAlone, runLanes } from './run_specs.ts'
import { describeUnsteady, judgeAgain, type Verdict } from './second_verdict.ts'
import type { Part } from './spec_process.ts'
import { printTimes } from './times.ts'
import { writeWholeRun } from './whole_run.ts'

const specs: Part = { name: 'specs', suites: ['unit', 'functional'] }
const journeys: Part = { name: 'journeys', suites: ['journeys'] }
// A browser and a server wait for each other now and then, as do a spec and what it starts: a third
// lane, without a browser of its own, takes what two of them leave idle.
const LANES: readonly Lane[] = [
  { parts: [journeys, specs] },
  { parts: [journeys, specs] },
  { parts: [specs], waitsFirst: true },
]

const AIM = 'aim: 8 minutes on two idle cores, 20 beside two busy processes'

// A long run of another size than usual is to see that it runs: its figures are not kept.
const isTriedOut = ['KILLS', 'REQUESTS', 'MUTANTS', 'WAYS'].some((size) => size in process.env)

const took: Record<string, number> = {}
const began = Date.now()
const isLong = process.argv.includes('--long')
// Whatever is at work when this run is told to stop ends with it, checks too; nothing new is begun.
const over = endOnSignal(endPrograms)
const run = await (isLong ? runLong() : runAll())
await over()
const { results, unsteady } = run.verdict
for (const [file, result] of results) took[file] = result.seconds
const seconds = secondsSince(began)
const cache = 'node_modules/.cache'
printTimes({ total: seconds, parts: took }, `${cache}/times/${isLong ? 'long' : 'test'}.json`)
if (!isLong) console.log(`  ${AIM}`)
console.log(describeUnsteady(unsteady))
const sum = printCounts([...run.parts, ...countsBySuite(results)])
if (!isLong) writeWholeRun({ counts: sum, seconds, unsteady }, `${cache}/whole_run.json`)
process.exitCode = sum.failed ? 1 : 0

interface Run {
  /** What was counted beside the spec files. */
  readonly parts: [name: string, counts: Counts][]
  readonly verdict: Verdict
}

async function runAll(): Promise<Run> {
  const prepared = await timed('preparation', prepare)
  const check = () => timed('static checks', checkBeside)
  const [checked, first] = hasRoomBeside()
    ? await Promise.all([check(), runLanes(LANES)])
    : [await check(), await runLanes(LANES)]
  return {
    parts: [
      ['preparation', prepared],
      ['static checks', checked],
    ],
    // What is red by reading it is red whatever a second run says.
    verdict: checked.failed
      ? { results: first, unsteady: new Map() }
      : await judgeAgain(first, runAgain),
  }
}

/** All long specs and journeys, or the long specs that were chosen. */
async function runLong(): Promise<Run> {
  const chosen = process.argv.filter((argument) => argument.startsWith('--files='))
  const prepared: Run['parts'] = [['preparation', await timed('preparation', prepare)]]
  const long = { name: 'long specs', suites: suiteNames, isLong: true, chosen }
  const verdict = await judgeAgain(await runLanes([{ parts: [long] }]), (file) =>
    runAlone({ ...long, ...onlyFile(file) })
  )
  if (!isTriedOut) writeLongReport(verdict.results)
  if (chosen.length > 0) return { parts: prepared, verdict }
  // `npm test` walks most journeys in one language.
  process.env.JOURNEY_LANGUAGES = 'both'
  const walked = await judgeAgain(
    await runLanes([{ parts: [journeys] }, { parts: [journeys] }]),
    runAgain
  )
  return {
    parts: prepared,
    verdict: {
      results: new Map([...verdict.results, ...walked.results]),
      unsteady: new Map([...verdict.unsteady, ...walked.unsteady]),
    },
  }
}

function runAgain(file: string) {
  return runAlone(onlyFile(file))
}

function onlyFile(file: string): Part {
  return { name: file, suites: [suiteOf(file)], chosen: [`--files=${file}`] }
}

function countsBySuite(all: Results): Run['parts'] {
  const bySuite = Map.groupBy(all, ([file]) => suiteOf(file))
  return [...bySuite].map(([suite, files]) => [suite, sumOf(files.map(([, result]) => result))])
}

async function timed(part: string, work: () => Promise<Counts>): Promise<Counts> {
  const started = Date.now()
  const done = await work()
  took[part] = secondsSince(started)
  return done
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
