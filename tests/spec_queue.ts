import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

/** What became of one spec file. */
export interface FileResult {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly seconds: number
  /** What failed, each with its names, its message and its place. */
  readonly failures: readonly string[]
  /** Lines with what the file has met, for the report of a long run. */
  readonly figures: readonly string[]
}

/** The spec files that several processes share, and what became of each: a folder that all of them see. */
export class SpecQueue {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    for (const part of ['expected', 'taken', 'results']) {
      mkdirSync(join(folder, part), { recursive: true })
    }
  }

  /** States the files of a suite; every process that runs it states the same. */
  expect(suite: string, files: readonly string[]) {
    writeFileSync(this.#place('expected', suite), JSON.stringify(files))
  }

  /** All files that were stated, of one suite or of all. */
  expected(suite?: string): string[] {
    return this.#names('expected')
      .filter((name) => !suite || name === suite)
      .flatMap((name) => this.#read<string[]>('expected', name))
  }

  /** Takes a file for a process, unless another one has: gives whether it is its own. */
  take(file: string, taker: string): boolean {
    try {
      const place = openSync(this.#place('taken', file), 'wx')
      writeSync(place, JSON.stringify(taker))
      closeSync(place)
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
      throw error
    }
  }

  /** The files that a process has taken, in that order. */
  takenBy(taker: string): string[] {
    const when = (file: string) => statSync(this.#place('taken', file)).mtimeMs
    return this.#names('taken')
      .filter((file) => this.#read('taken', file) === taker)
      .sort((one, other) => when(one) - when(other))
  }

  /** Files that no process has taken. */
  untaken(): string[] {
    const taken = new Set(this.#names('taken'))
    return this.expected().filter((file) => !taken.has(file))
  }

  leave(file: string, result: FileResult) {
    writeFileSync(this.#place('results', file), JSON.stringify(result))
  }

  results(): Map<string, FileResult> {
    return new Map(
      this.#names('results').map((file) => [file, this.#read<FileResult>('results', file)])
    )
  }

  #names(part: string): string[] {
    return readdirSync(join(this.#folder, part)).map(decodeURIComponent)
  }

  #read<Value>(part: string, name: string): Value {
    return JSON.parse(readFileSync(this.#place(part, name), 'utf8'))
  }

  #place(part: string, name: string): string {
    return join(this.#folder, part, encodeURIComponent(name))
  }
}
