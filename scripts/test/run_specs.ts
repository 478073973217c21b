import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

import type { Counts } from './counts.ts'
import { endOnSignal } from './end_on_signal.ts'
import { runLane } from './lane.ts'

/** Where the specs of suites leave the figures that they print. */
export function figuresFile(name: string): string {
  return resolve(`tmp/test-figures-${name}.txt`)
}

/**
 * Runs a suite of specs in a process of its own; a process that dies counts as one failure.
 * @param chosen `--files=...` of the specs that are wanted; all of the suite when there is none
 */
export async function runSpecs(suite: string, chosen: readonly string[]): Promise<Counts> {
  console.log(`\nSpecs: ${[suite, ...chosen].join(', ')}`)
  return runProcess(suite, [suite, ...chosen])
}

/** Runs suites in processes side by side, each with a database, a server and a share of the files. */
export async function runSideBySide(lanes: number, ...suites: string[]): Promise<Counts> {
  console.log(`\nSpecs: ${suites.join(', ')}, ${lanes} side by side`)
  const numbers = Array.from({ length: lanes }, (_, index) => index + 1)
  const name = suites.join('-')
  const all = await Promise.all(
    numbers.map((lane) => runProcess(`${name}-${lane}`, suites, `${lane}/${lanes}`))
  )
  const sum = (kind: keyof Counts) => all.reduce((total, counts) => total + counts[kind], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

async function runProcess(name: string, suites: string[], lane?: string): Promise<Counts> {
  const file = resolve(`tmp/test-counts-${name}.json`)
  mkdirSync('tmp', { recursive: true })
  const figures = figuresFile(name)
  for (const each of [file, figures]) rmSync(each, { force: true })
  const args = ['--import', './kernel/typescript/register.mjs', 'bin/test.ts', ...suites]
  const env = {
    ...process.env,
    TEST_COUNTS_FILE: file,
    TEST_FIGURES_FILE: figures,
    TEST_LANE: lane,
  }
  const code = lane
    ? await runLane({ args, env, name: `Lane ${lane} of ${suites.join(', ')}` })
    : await runAlone(args, env)
  const none = { passed: 0, failed: 0, skipped: 0 }
  const counts: Counts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : none
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
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
