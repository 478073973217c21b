import type { Words } from '#kernel/language/words'

/** What is wrong with a file of an upload, and where: people mend the file by it. */
export interface FileProblem {
  /** As the file is called in what was uploaded. */
  readonly file: string
  /** From 1; null when the file as a whole is meant. */
  readonly line: number | null
  /** What is wrong and, where that is not plain, what to do. */
  readonly says: Words
}

/** Of one upload so many are listed; who has mended them sends it again. */
export const MOST_PROBLEMS = 100

/** Collects what is wrong with the files of an upload. */
export class FileProblems {
  readonly list: FileProblem[] = []
  #total = 0

  /** All that were found, those that are not listed too. */
  get total(): number {
    return this.#total
  }

  add(file: string, line: number | null, says: Words): void {
    this.#total++
    if (this.list.length < MOST_PROBLEMS) this.list.push({ file, line, says })
  }
}
