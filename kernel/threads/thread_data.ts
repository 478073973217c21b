import { workerData } from 'node:worker_threads'

/** What the process gave to this thread when it was started; undefined where no thread is. */
export const threadData: unknown = workerData ?? undefined
