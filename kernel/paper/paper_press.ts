import type { LaidPaper } from '#kernel/paper/laid_paper'
import type { PaperDocument } from '#kernel/paper/paper_document'
import { packed, type PaperAnswer, type PaperFile, type PaperTask } from '#kernel/paper/paper_tasks'
import { Threads } from '#kernel/threads/threads'

/** Threads that wait this long for work end: each has fonts of some twenty megabytes in memory. */
const IDLE_SECONDS = 60

/** The database needs the rest of the machine. */
const MAX_THREADS = 2

/** Far longer than the largest honest paper takes. */
const SECONDS = 120

/** Lays papers and makes files of them, on threads of their own. */
export class PaperPress {
  #threads = new Threads<PaperTask, PaperAnswer>({
    module: new URL('./paper_worker', import.meta.url),
    most: MAX_THREADS,
    idleSeconds: IDLE_SECONDS,
  })

  /** The pages as they are drawn. Refuses with `TookTooLong` what takes more than two minutes. */
  async pages(paper: PaperDocument): Promise<LaidPaper> {
    return (await this.#run('pages', paper)) as LaidPaper
  }

  /** A file of them. Refuses with `TookTooLong` what takes more than two minutes. */
  async file(kind: PaperFile, paper: PaperDocument): Promise<Uint8Array> {
    return (await this.#run(kind, paper)) as Uint8Array
  }

  /** Ends the threads; a later paper starts others. */
  close(): Promise<void> {
    return this.#threads.close()
  }

  #run(kind: PaperTask['kind'], paper: PaperDocument): Promise<PaperAnswer> {
    return this.#threads.run({ kind, paper: packed(paper) }, { seconds: SECONDS })
  }
}
