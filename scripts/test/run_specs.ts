import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

import type { Counts } from './counts.ts'

const STOPS = ['SIGINT', 'SIGTERM'] as const

/** Where the specs of suites leave the figures that they print. */
export function figuresFile(...suites: string[]): string {
  return resolve(`tmp/test-figures-${suites.join('-')}.txt`)
}

/** Runs suites of specs in a process of their own; a process that dies counts as one failure. */
export async function runSpecs(...suites: string[]): Promise<Counts> {
  const file = resolve(`tmp/test-counts-${suites.join('-')}.json`)
  mkdirSync('tmp', { recursive: true })
  const figures = figuresFile(...suites)
  for (const each of [file, figures]) rmSync(each, { force: true })
  console.log(`\nSpecs: ${suites.join(', ')}`)
  const args = ['--import', '@poppinss/ts-exec', 'bin/test.ts', ...suites]
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, TEST_COUNTS_FILE: file, TEST_FIGURES_FILE: figures },
  })
  const stop = () => {
    child.once('exit', () => process.exit(1))
    child.kill('SIGTERM')
  }
  for (const signal of STOPS) process.once(signal, stop)
  const code = await new Promise<number>((done) => {
    child.once('error', () => done(1))
    child.once('exit', (status) => done(status ?? 1))
  })
  for (const signal of STOPS) process.off(signal, stop)
  const none = { passed: 0, failed: 0, skipped: 0 }
  const counts: Counts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : none
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
