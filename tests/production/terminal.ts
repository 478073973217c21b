import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, sep } from 'node:path'

import { endGroup } from '../../scripts/lib/service.ts'

/** What of the surroundings of this run a stranger's terminal has, too. */
const KEPT = /^(HOME|LANG|LC_\w+|USER|TMPDIR|CHROMIUM_PATH|https?_proxy|no_proxy|npm_config_\w+)$/i

export interface CommandOutput {
  readonly code: number | null
  /** All that it printed, on both outputs. */
  readonly output: string
}

/** A shell in a folder, with settings that were exported in it. */
export class Terminal {
  readonly #running: ChildProcess[] = []
  readonly #exports: string[] = []

  /**
   * @param env settings that stand beside those that are exported by commands
   * @param programs a folder whose programs come before others of the same name
   */
  constructor(
    readonly folder: string,
    readonly env: Record<string, string> = {},
    readonly programs?: string
  ) {}

  /** Runs a command to its end. An `export` holds for those that follow. */
  async run(command: string, seconds = 600): Promise<CommandOutput> {
    if (command.startsWith('export ')) this.#exports.push(command)
    const child = this.#spawn(command)
    const late = setTimeout(() => void endGroup(child.pid!), seconds * 1000)
    const output = outputOf(child)
    const [code] = await once(child, 'close')
    clearTimeout(late)
    return { code: code as number | null, output: output() }
  }

  /** Starts a command that stays; gives what it has printed so far. */
  start(command: string): () => string {
    const child = this.#spawn(command)
    this.#running.push(child)
    return outputOf(child)
  }

  /** Whether something that was to stay has ended by itself. */
  get hasEnded(): boolean {
    return this.#running.some(
      ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null
    )
  }

  /** Ends what was started, as Ctrl-C or a supervisor does. */
  async close(): Promise<void> {
    await Promise.all(this.#running.splice(0).map(({ pid }) => endGroup(pid!)))
  }

  /** Tells only the last command that stays to end, and none of those that it started. */
  tellLast(signal: NodeJS.Signals): void {
    this.#running.pop()?.kill(signal)
  }

  #spawn(command: string): ChildProcess {
    return spawn('sh', ['-c', [...this.#exports, command].join('\n')], {
      cwd: this.folder,
      env: { ...surroundings(this.programs), ...this.env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }
}

function outputOf(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream!.on('data', (part) => (text += part))
  return () => text
}

/** The surroundings of a terminal that nothing of Pharos was set in. */
function surroundings(programs?: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => KEPT.test(name))
  const path = process.env
    .PATH!.split(delimiter)
    .filter((folder) => !folder.includes(`${sep}node_modules${sep}`))
  if (programs) path.unshift(programs)
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter) }
}
