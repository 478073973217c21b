import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import { freePort } from '#kernel/database/embedded/connection'
import { asServer } from '#tests/as_server'

export interface ServedProduct {
  readonly address: string
  readonly pid: number
  stop(): Promise<void>
}

/**
 * Starts the real server as a process of its own and waits until it answers.
 * @param settings beside those of this process
 */
export async function serveProduct(
  root: URL,
  settings: NodeJS.ProcessEnv = {}
): Promise<ServedProduct> {
  const port = await freePort()
  const server = spawn(
    process.execPath,
    ['--import', './kernel/typescript/register.mjs', new URL('bin/server.ts', root).pathname],
    {
      cwd: root.pathname,
      env: asServer({ ...process.env, HOST: '127.0.0.1', PORT: String(port), ...settings }),
      // It goes when this process goes.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }
  )
  const product: ServedProduct = {
    address: `http://127.0.0.1:${port}`,
    pid: server.pid!,
    async stop() {
      const gone = once(server, 'exit')
      server.kill('SIGTERM')
      const patience = setTimeout(() => server.kill('SIGKILL'), 10_000)
      await gone
      clearTimeout(patience)
    },
  }
  await untilServed(`${product.address}/health/ready`).catch(async (error) => {
    await product.stop()
    throw error
  })
  return product
}

async function untilServed(url: string) {
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(100)) {
    if ((await fetch(url).catch(() => null))?.ok) return
  }
  throw new Error('The server does not answer')
}
