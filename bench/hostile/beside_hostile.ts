import { fork } from 'node:child_process'
import { once } from 'node:events'

import type { Target } from './wire.js'

/** What it was answered with, how often. */
export type Answers = Readonly<Record<string, number>>

/** Does work while one hostile client of a kind is at it; gives what the client was answered with. */
export async function besideHostile(
  kind: string,
  target: Target,
  work: () => Promise<void>
): Promise<Answers> {
  const client = fork(
    new URL('./client_process.ts', import.meta.url),
    [kind, JSON.stringify(target)],
    {
      execArgv: ['--import', new URL('../../kernel/typescript/register.mjs', import.meta.url).href],
    }
  )
  try {
    const told = async () => {
      const ended = once(client, 'exit').then(() => {
        throw new Error(`The hostile client has ended: ${kind}`)
      })
      ended.catch(() => undefined)
      const [message] = await Promise.race([once(client, 'message'), ended])
      return message as unknown
    }
    await told()
    client.send('go')
    await work()
    const answers = told()
    client.send('stop')
    return (await answers) as Answers
  } finally {
    client.kill()
  }
}
