import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

import { Stop } from './say.ts'

export interface ProgramResult {
  code: number
  output: string
}

const running = new Set<ChildProcess>()

let mayRun = true

/** Ends the programs that are on their way; none is run any more. */
export async function endPrograms(): Promise<void> {
  mayRun = false
  const ended = [...running].map((child) => once(child, 'close'))
  for (const child of running) child.kill('SIGTERM')
  await Promise.all(ended)
}

/** Runs a program to its end in the checkout. Gives the exit code and all that it printed. */
export async function runProgram(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv = {}
): Promise<ProgramResult> {
  if (!mayRun) throw new Stop('Programs have been told to end.')
  const child = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk) => chunks.push(chunk))
  child.stderr.on('data', (chunk) => chunks.push(chunk))
  return new Promise((done, refuse) => {
    child.on('error', refuse)
    child.on('close', (code) =>
      done({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') })
    )
  })
}

/** Runs a command of the application; stops with what it printed when it fails. */
export async function runAce(args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { code, output } = await runProgram(process.execPath, ['ace.ts', ...args], env)
  if (code !== 0) throw new Stop(`\`ace ${args.join(' ')}\` failed:\n${output.trim()}`)
  return output
}
