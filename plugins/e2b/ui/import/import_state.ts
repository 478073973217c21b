import type { Answer } from '#resources/app/calls/call'
import type { ImportItem } from './import_item'
import type { TurnedAway } from './sort_files'

/** Files on their way to the server. */
export interface Upload {
  key: number
  files: File[]
  /** How much of each has gone out, 0 to 1. */
  parts: number[]
  error: string | null
}

/** An import that the server works on. */
export interface RunningImport {
  id: string
  /** Not known yet: null. */
  items: ImportItem[] | null
  error: string | null
}

/** An import of the project that has reports to read or to decide, whoever brought it in. */
export type OpenImport = Answer<'GET /e2b/imports'>['imports'][number]

/** All that the import dialog shows. */
export interface ImportState {
  open: boolean
  uploads: Upload[]
  imports: RunningImport[]
  /** What the server says is open in the project, also from other days and other people. */
  unfinished: OpenImport[]
  turnedAway: TurnedAway[]
  /** Reports whose decision is on its way. */
  deciding: ReadonlySet<string>
  /** Why the decision about a report did not go through, by its id. */
  failed: ReadonlyMap<string, string>
}

export const nothing: ImportState = {
  open: false,
  uploads: [],
  imports: [],
  unfinished: [],
  turnedAway: [],
  deciding: new Set(),
  failed: new Map(),
}

export function itemsOf({ imports }: ImportState): ImportItem[] {
  return imports.flatMap(({ items }) => items ?? [])
}

/** Imports that are being read: how many of their files are dealt with. */
export function running({ imports }: ImportState) {
  return imports
    .map(({ id, items }) => {
      const waiting = (items ?? []).filter(({ state }) => state === 'waiting').length
      const total = items?.length ?? 0
      return { id, settled: total - waiting, total }
    })
    .filter(({ settled, total }) => settled < total)
}

/** Imports that are open and not shown report by report yet. */
export function othersOpen({ unfinished, imports }: ImportState): OpenImport[] {
  return unfinished.filter(({ id }) => !imports.some((one) => one.id === id))
}

/** Nothing waits to be read or decided any more. */
export function isSettled({ items }: RunningImport): boolean {
  return items !== null && items.every(({ state }) => state !== 'waiting' && state !== 'undecided')
}

/** Reports that wait for the same decision as this one. */
export function alike(state: ImportState, item: ImportItem): ImportItem[] {
  return itemsOf(state).filter(
    ({ state: at, verdict }) => at === 'undecided' && verdict === item.verdict
  )
}

/** How far everything is, 0 to 1: the first half is the upload, the second the reading. */
export function progressOf(state: ImportState): number {
  const sending = state.uploads.filter(({ error }) => error === null).flatMap(({ parts }) => parts)
  const read = itemsOf(state).map(({ state: at }) => (at === 'waiting' ? 0 : 1))
  const all = [...sending.map((part) => part / 2), ...read.map((done) => 0.5 + done / 2)]
  const unknown = state.imports.filter(
    ({ items, error }) => items === null && error === null
  ).length
  const count = all.length + unknown
  return count === 0 ? 1 : (all.reduce((sum, part) => sum + part, 0) + unknown / 2) / count
}
