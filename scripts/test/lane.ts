import { type ChildProcess, spawn } from 'node:child_process'

import { endGroup } from '../lib/service.ts'
import { Blocks } from './blocks.ts'
import { endOnSignal } from './end_on_signal.ts'

/** A lane that says nothing for so long hangs, however slow its machine is. */
const SILENCE = 30 * 60_000
/** What a process has said may arrive after its end; whoever still holds its pipe is not waited for. */
const LAST_WORDS = 5000

export interface LaneOptions {
  args: string[]
  env: NodeJS.ProcessEnv
  /** How it is named when it has to be ended. */
  name: string
  /** Milliseconds without a word after which it is ended. */
  silence?: number
  write?: (text: string) => void
}

/**
 * Runs Node beside others: what it prints comes out in whole blocks, so that those of two lanes
 * do not mix. One that falls silent is ended with all that it started. Gives its exit code.
 */
export async function runLane({ args, env, name, ...options }: LaneOptions): Promise<number> {
  const { silence = SILENCE, write = (text: string) => void process.stdout.write(text) } = options
  const blocks = new Blocks(write)
  // A group of its own, to be ended with its servers and browsers.
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env,
  })
  const watch = setTimeout(() => {
    blocks.end()
    write(`\n${name} has said nothing for ${silence / 1000} seconds and is ended\n`)
    void endGroup(child.pid!)
  }, silence)
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      watch.refresh()
      blocks.add(text)
    })
  }
  const forget = endOnSignal(async () => {
    await endGroup(child.pid!)
    blocks.end()
  })
  const code = await ended(child)
  clearTimeout(watch)
  await forget()
  blocks.end()
  return code
}

async function ended(child: ChildProcess): Promise<number> {
  const closed = new Promise<void>((done) => child.once('close', () => done()))
  const code = await new Promise<number>((done) => {
    child.once('error', () => done(1))
    child.once('exit', (status) => done(status ?? 1))
  })
  await Promise.race([closed, new Promise((late) => setTimeout(late, LAST_WORDS).unref())])
  for (const stream of [child.stdout, child.stderr]) stream?.destroy()
  return code
}
