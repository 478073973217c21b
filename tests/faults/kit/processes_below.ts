import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** The processes that the process has started, and theirs. */
export function processesBelow(pid: number): number[] {
  const parents = process.platform === 'linux' ? parentsFromProc() : parentsFromPs()
  const below = (parent: number): number[] =>
    parents.filter(([, its]) => its === parent).flatMap(([child]) => [child, ...below(child)])
  return below(pid)
}

type Parents = (readonly [child: number, parent: number])[]

function parentsFromProc(): Parents {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => {
    try {
      // The name of the program, in brackets, may hold anything.
      const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').match(/\) \S (\d+)/)!
      return [[Number(pid), Number(parent)] as const]
    } catch {
      return []
    }
  })
}

function parentsFromPs(): Parents {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  return lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number])
}
