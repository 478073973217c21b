import type { GroupEndNode, TestEndNode } from '@japa/runner/types'
import type { Emitter } from '@japa/runner/core'

import type { FileResult } from '#tests/spec_queue'
import { failureText } from '../scripts/test/failures.ts'

type Writable<Thing> = { -readonly [Key in keyof Thing]: Thing[Key] }
interface Counted extends Writable<FileResult> {
  failures: string[]
  figures: string[]
}

/** Counts what becomes of the tests of each file while they are run. */
export class FileResults {
  #began = 0
  #counted: Counted = nothing()
  readonly #unwritten = new Set<() => void>()

  /** All tests that end from now on are of one file. */
  begin() {
    this.#began = performance.now()
    this.#counted = nothing()
  }

  /**
   * The tests of the file have ended.
   * @param write is handed the result, once the runner has told of the last test
   */
  end(write: (result: FileResult) => void) {
    const counted = this.#counted
    counted.seconds = (performance.now() - this.#began) / 1000
    const writeOnce = () => {
      if (this.#unwritten.delete(writeOnce)) write(counted)
    }
    this.#unwritten.add(writeOnce)
    setImmediate(writeOnce)
  }

  /** Notes a line for the report of a long run. */
  note(line: string) {
    this.#counted.figures.push(line)
  }

  /** Hears what the runner tells. */
  listen(emitter: Emitter) {
    emitter.on('test:end', (node) => this.#countTest(node))
    emitter.on('group:end', (node) => this.#countHooks(node))
    emitter.on('runner:end', () => this.#unwritten.forEach((write) => write()))
  }

  /** What nobody catches in this process is a failure of the file that is at work. */
  listenToProcess() {
    for (const event of ['uncaughtException', 'unhandledRejection']) {
      process.on(event, (error: unknown) => this.#fail(['Thrown outside of any test'], [error]))
    }
  }

  #countTest({ title, meta, errors, hasError, isSkipped, isTodo }: TestEndNode) {
    if (isSkipped || isTodo) this.#counted.skipped++
    else if (!hasError) this.#counted.passed++
    else {
      const names = [meta.suite.name, ...(meta.group ? [meta.group.title] : []), title.expanded]
      this.#fail(names, errors.length > 0 ? errors.map(({ error }) => error) : ['failed'])
    }
  }

  /** A hook of a group that throws fails no single test, yet something is broken. */
  #countHooks({ title, meta, errors, hasError }: GroupEndNode) {
    if (hasError && errors.length > 0) {
      this.#fail(
        [meta.suite.name, title],
        errors.map(({ error }) => error)
      )
    }
  }

  #fail(names: readonly string[], errors: readonly unknown[]) {
    this.#counted.failed++
    this.#counted.failures.push(...errors.map((error) => failureText(names, error)))
  }
}

const nothing = (): Counted => ({
  ...{ passed: 0, failed: 0, skipped: 0, seconds: 0 },
  failures: [],
  figures: [],
})
