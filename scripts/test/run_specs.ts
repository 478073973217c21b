import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

import type { Counts } from './counts.ts'
import { endOnSignal } from './end_on_signal.ts'
import { runLane } from './lane.ts'

/** Where the specs of suites leave the figures that they print. */
export function figuresFile(name: string): string {
  return resolve(`tmp/test-figures-${name}.txt`)
}

/** What became of some specs. */
export interface Outcome extends Counts {
  /** How long each file took that was one of several lanes' to take. */
  readonly seconds: Readonly<Record<string, number>>
}

/** Suites that are run in one process. */
export interface Part {
  readonly name: string
  readonly suites: readonly string[]
}

/** Parts that are run one after the other, beside other lanes. */
export interface Lane {
  readonly parts: readonly Part[]
  /** It begins with the specs that wait most of their time, which the other lanes leave for last. */
  readonly waitsFirst?: boolean
}

/**
 * Runs a suite of specs in a process of its own; a process that dies counts as one failure.
 * @param chosen `--files=...` of the specs that are wanted; all of the suite when there is none
 */
export async function runSpecs(suite: string, chosen: readonly string[]): Promise<Counts> {
  console.log(`\nSpecs: ${[suite, ...chosen].join(', ')}`)
  const part = { name: suite, suites: [suite, ...chosen] }
  const { seconds: _, ...counts } = await runProcess(part)
  return counts
}

/**
 * Runs lanes side by side, each of them its parts one after the other, in a process with a database
 * and a server of its own. The lanes take the files of a part from one queue: none of them waits for
 * another one before the last file of all.
 * @returns what became of each part
 */
export async function runSideBySide(lanes: readonly Lane[]): Promise<ReadonlyMap<Part, Outcome>> {
  const parts = [...new Set(lanes.flatMap((lane) => lane.parts))]
  console.log(`\nSpecs: ${parts.map(({ name }) => name).join(', ')}, ${lanes.length} side by side`)
  mkdirSync('tmp', { recursive: true })
  const queue = mkdtempSync(resolve('tmp/test-queue-'))
  const outcomes = new Map<Part, Outcome>()
  try {
    await Promise.all(
      lanes.map(async (lane, index) => {
        for (const part of lane.parts) {
          const { waitsFirst } = lane
          const outcome = await runProcess(part, { lane: String(index + 1), queue, waitsFirst })
          outcomes.set(part, sum(outcomes.get(part) ?? nothing, outcome))
        }
      })
    )
    return outcomes
  } finally {
    rmSync(queue, { recursive: true, force: true })
  }
}

const nothing: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [], seconds: {} }

const sum = (one: Outcome, other: Outcome): Outcome => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  failures: [...(one.failures ?? []), ...(other.failures ?? [])],
  seconds: { ...one.seconds, ...other.seconds },
})

async function runProcess(
  { suites, ...part }: Part,
  shared?: { lane: string; queue: string; waitsFirst?: boolean }
): Promise<Outcome> {
  const name = shared ? `${part.name}-${shared.lane}` : part.name
  const file = resolve(`tmp/test-counts-${name}.json`)
  mkdirSync('tmp', { recursive: true })
  const figures = figuresFile(name)
  for (const each of [file, figures]) rmSync(each, { force: true })
  const args = ['--import', './kernel/typescript/register.mjs', 'bin/test.ts', ...suites]
  const env = {
    ...process.env,
    TEST_COUNTS_FILE: file,
    TEST_FIGURES_FILE: figures,
    TEST_LANE: shared?.lane,
    TEST_QUEUE: shared?.queue,
    TEST_BEGIN: shared?.waitsFirst ? 'waiting' : undefined,
    TEST_PATIENCE: shared ? '8' : undefined,
  }
  const code = shared
    ? await runLane({ args, env, name: `Lane ${shared.lane} of ${suites.join(', ')}` })
    : await runAlone(args, env)
  const outcome: Outcome = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : nothing
  const hasDied = code !== 0 && outcome.failed === 0
  const failures = [`${name}: its process ended with ${code}`]
  return hasDied ? { ...outcome, failed: 1, failures } : outcome
}

/** Runs Node at this terminal. */
async function runAlone(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env })
  const ended = new Promise<number>((done) => {
    child.once('error', () => done(1))
    child.once('close', (status) => done(status ?? 1))
  })
  const forget = endOnSignal(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const code = await ended
  await forget()
  return code
}
