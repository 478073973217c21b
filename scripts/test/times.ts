import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** How long a run took, and each part of it, in seconds. */
export interface Times {
  readonly total: number
  readonly parts: Readonly<Record<string, number>>
}

const SLOWEST = 10

/**
 * Says which parts of a run took longest, and how its total differs from that of the run before.
 * @param before the run before; undefined where there is none, as on a build server
 */
export function describeTimes({ total, parts }: Times, before?: Times): string {
  const slowest = Object.entries(parts)
    .sort(([, one], [, other]) => other - one)
    .slice(0, SLOWEST)
  const lines = slowest.map(([name, seconds]) => {
    const was = before?.parts[name]
    const then = was === undefined ? '' : `  (${was.toFixed(1)} s)`
    return `    ${seconds.toFixed(1).padStart(5)} s  ${name}${then}`
  })
  const than = before
    ? `the run before took ${inMinutes(before.total)}`
    : 'there is no run before to compare with'
  return [`  Slowest parts:`, ...lines, `  ${inMinutes(total)} in all; ${than}`].join('\n')
}

function inMinutes(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)} min ${whole % 60} s`
}

/**
 * Prints the times of a run and keeps them for the next one.
 * @param file where they are kept
 */
export function printTimes(times: Times, file: string) {
  console.log(`\n${describeTimes(times, kept(file))}`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(times))
}

function kept(file: string): Times | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // None, or half of one.
    return undefined
  }
}
