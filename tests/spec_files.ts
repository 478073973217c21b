import { globSync } from 'node:fs'

const ROOMS = '{bench,config,database,form-schemas,kernel,plugins,resources,scripts,start,tests}'

export const suiteNames = ['unit', 'functional', 'journeys'] as const
export type SuiteName = (typeof suiteNames)[number]

/**
 * The suite of a spec file: one that speaks HTTP to the running server is named `*.functional.spec.ts`,
 * one that drives a browser `*.journey.spec.ts`; plain ones are unit specs.
 */
export function suiteOf(file: string): SuiteName {
  if (/\.journey\.(long\.)?spec\./.test(file)) return 'journeys'
  return /\.functional\.(long\.)?spec\./.test(file) ? 'functional' : 'unit'
}

/** Whether a spec file takes minutes and is run by `npm run test:long` alone (`*.long.spec.ts`). */
export const isLong = (file: string) => file.includes('.long.spec.')

/** All spec files below a root, as paths from there. */
export function specFiles(root: string): string[] {
  return globSync(`${ROOMS}/**/*.spec.{ts,tsx}`, { cwd: root }).sort()
}
