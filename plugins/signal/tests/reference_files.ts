import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import { parse } from 'csv-parse/sync'

import { referenceFolder } from '#tests/reference'

/** Path of a file of reference figures. */
export const signalFile = (name: string): string => join(referenceFolder()!, 'signal', name)

export const caseFile = (name: string): string => join(referenceFolder()!, 'cases', name)

export const jsonOf = <Content>(name: string): Content =>
  JSON.parse(readFileSync(signalFile(name), 'utf8')) as Content

/** Rows of a CSV file by its headings. */
export function csvOf(name: string): Record<string, string>[] {
  const bytes = readFileSync(signalFile(name))
  return parse(name.endsWith('.gz') ? gunzipSync(bytes) : bytes, { columns: true })
}

/** How far a figure is off, over the expected one; infinity and what is undefined have to be the same. */
export function relativeError(found: number, expected: number): number {
  if (Object.is(found, expected) || found === expected) return 0
  const error = Math.abs(found - expected) / (expected === 0 ? 1 : Math.abs(expected))
  return Number.isNaN(error) ? Infinity : error
}

/** A figure as the reference files hold it. */
export const figureOf = (value: unknown): number => Number(value)
