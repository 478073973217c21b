import { statSync } from 'node:fs'

import { slowSpecs } from '#tests/slow_specs'

const ROOT = new URL('../', import.meta.url).href
/** What most specs run in a second, in bytes of their text; a browser takes its time. */
const BYTES_PER_SECOND = { spec: 5000, journey: 300 } as const

/** Which share of the files this process runs: the first of two (TEST_LANE=1/2), or all. */
const [number, lanes] = (process.env.TEST_LANE ?? '1/1').split('/').map(Number) as [number, number]
// Taken out of the environment: a spec may run specs in a process of its own.
delete process.env.TEST_LANE

/** What tells the things of this process apart from those of a process beside it. */
export const laneName = lanes > 1 ? `-${number}` : ''

/** The files of this process. */
export const ofLane = (files: readonly URL[]): URL[] => shareOut(files, lanes)[number - 1]!.files

interface Share {
  seconds: number
  files: URL[]
}

/** Shares of files that are about as long as each other. */
export function shareOut(files: readonly URL[], among: number): Share[] {
  const shares = Array.from({ length: among }, (): Share => ({ seconds: 0, files: [] }))
  const timed = files.map((file) => ({ file, seconds: secondsOf(file) }))
  for (const { file, seconds } of timed.sort((a, b) => b.seconds - a.seconds)) {
    const least = shares.reduce((one, other) => (other.seconds < one.seconds ? other : one))
    least.files.push(file)
    least.seconds += seconds
  }
  for (const share of shares) share.files.sort((a, b) => a.href.localeCompare(b.href, 'en'))
  return shares
}

function secondsOf(file: URL): number {
  const kind = file.href.includes('.journey.') ? 'journey' : 'spec'
  return slowSpecs[file.href.slice(ROOT.length)] ?? statSync(file).size / BYTES_PER_SECOND[kind]
}
