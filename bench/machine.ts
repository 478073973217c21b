import { cpus, loadavg, release, totalmem, type } from 'node:os'

/** The machine in one line, and how busy it is beside the measurement. */
export function describeMachine(): string {
  const all = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${all.length} cores (${all[0]?.model.trim()}), ${memory} GB, ${type()} ${release()}, Node ${process.versions.node}`
}

/** Load of the last minute; above the number of cores the figures are those of a busy machine. */
export function load(): number {
  return loadavg()[0]
}
