import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** From -20, who comes first, to 19, of each thread of a process. */
export function nicenessOfThreads(process: string | number): number[] {
  // One that ends while they are listed has none.
  return readdirSync(`/proc/${process}/task`)
    .map((id) => `/proc/${process}/task/${id}/stat`)
    .filter((file) => existsSync(file))
    .map(niceness)
}

export function niceness(file: string): number {
  const line = readFileSync(file, 'utf8')
  return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[16])
}
