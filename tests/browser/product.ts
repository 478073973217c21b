// needs: demo
import { laneName } from '#tests/lane'
import { freePort } from '#kernel/database/embedded/connection'
import { asServer } from '#tests/as_server'
import { isServed, waitUntilServed } from '../../scripts/start/address.ts'
import { buildClient } from '../../scripts/lib/generated.ts'
import { runAce } from '../../scripts/lib/run_program.ts'
import { Service } from '../../scripts/lib/service.ts'

export interface Product {
  address: string
  answers(): Promise<boolean>
  /** The last lines that the server has written. */
  endOfLog(): string
  stop(): Promise<void>
}

/** What the product shares with another platform that sends people over. */
export const PLATFORM_SECRET = 'a-secret-that-both-platforms-know-02'

let running: Promise<Product> | undefined

/**
 * The product as a user gets it: built client, production mode, demonstration data, server and
 * worker as processes of their own on the database of this run. Started on first use.
 */
export function openProduct(): Promise<Product> {
  running ??= start()
  return running
}

export async function closeProduct() {
  const product = await running
  running = undefined
  await product?.stop()
}

async function start(): Promise<Product> {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const env = asServer({
    DATABASE_URL: process.env.DATABASE_URL,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    STORAGE_FOLDER: `tmp/journeys${laneName}`,
    LOG_LEVEL: 'warn',
    EXPORT_UNCHECKED: 'true',
    SIMULATOR: 'true',
    PLATFORM_SECRET,
    AS2_HOSTS: `127.0.0.1:${port}`,
    AS2_NETWORKS: '127.0.0.1/32',
  })
  await buildClient()
  await runAce(['demo:seed'], env)
  const server = service(`journeys-server${laneName}`, [
    '--import',
    './kernel/typescript/register.mjs',
    'bin/server.ts',
  ])
  const worker = service(`journeys-worker${laneName}`, ['ace.ts', 'jobs:work'])
  if (!(await waitUntilServed(`${address}/health/ready`, () => !server.isFailing))) {
    throw new Error(`The server does not answer:\n${server.endOfLog()}`)
  }
  return {
    address,
    answers: () => isServed(`${address}/health/ready`),
    endOfLog: () => server.endOfLog(),
    async stop() {
      await Promise.all([server.stop(), worker.stop()])
    },
  }

  function service(name: string, args: string[]) {
    const made = new Service({ name, args, env })
    made.start()
    return made
  }
}
