import { type FileResult, SpecQueue } from '../../tests/spec_queue.ts'
import { runLane } from './lane.ts'

/** Suites that are run in one process. */
export interface Part {
  readonly name: string
  readonly suites: readonly string[]
  /** Its long specs are run, and no others. */
  readonly isLong?: boolean
  /** `--files=...` of the specs that are wanted; all when there is none. */
  readonly chosen?: readonly string[]
}

export interface SpecProcess {
  readonly part: Part
  /** Folder of the queue that it takes its files from. */
  readonly folder: string
  /** What tells it apart from those beside it. */
  readonly lane?: string
  /** It begins with the specs that wait, which the others leave for last. */
  readonly waitsFirst?: boolean
  /** How many times as long as usual everything may take. */
  readonly patience?: number
}

/** A long spec may be silent for as long as one of its rounds takes. */
const LONG_SILENCE = 4 * 60 * 60_000

/**
 * Runs specs in a process of its own, with a database and a server, as long as its queue has files for
 * it. A file at which the process died or fell silent is red, and so is the last one that it took when it
 * ended badly without another reason.
 * @returns whether it came to its end, with red files or without
 */
export async function runSpecProcess(process_: SpecProcess): Promise<boolean> {
  const { part, folder, lane = '', waitsFirst, patience } = process_
  const queue = new SpecQueue(folder)
  const before = new Set(queue.takenBy(lane))
  const code = await runLane({
    args: [
      ...['--import', './kernel/typescript/register.mjs', 'bin/test.ts'],
      ...(part.isLong ? ['long'] : []),
      ...part.suites,
      ...(part.chosen ?? []),
    ],
    env: {
      ...process.env,
      TEST_LANE: lane,
      TEST_QUEUE: folder,
      TEST_BEGIN: waitsFirst ? 'waiting' : undefined,
      TEST_PATIENCE: patience ? String(patience) : undefined,
    },
    name: lane ? `Lane ${lane} of ${part.name}` : part.name,
    ...(part.isLong ? { silence: LONG_SILENCE } : {}),
  })
  const taken = queue.takenBy(lane).filter((file) => !before.has(file))
  const results = queue.results()
  const unfinished = taken.filter((file) => !results.has(file))
  for (const file of unfinished) queue.leave(file, died(file, code))
  const isRed = taken.some((file) => results.get(file)?.failed)
  const last = taken.at(-1)
  if (code !== 0 && unfinished.length === 0 && !isRed && last) queue.leave(last, died(last, code))
  return code === 0 || (unfinished.length === 0 && isRed)
}

export function died(file: string, code: number): FileResult {
  const failures = [`${file}\n    its process ended with ${code}`]
  return { passed: 0, failed: 1, skipped: 0, seconds: 0, failures, figures: [] }
}
