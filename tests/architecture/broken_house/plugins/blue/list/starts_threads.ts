import { Worker } from 'node:worker_threads'
export type { Piscina } from 'piscina'
export const start = (file: string) => new Worker(file)
