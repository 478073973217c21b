import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { freePort } from '#kernel/database/embedded/connection'
import { commandBook, type Lived } from '#tests/production/command_book'
import type { Clone } from '#tests/production/clone'
import { Terminal } from '#tests/production/terminal'
import { fences, statements } from '#tests/production/written_commands'
import { withClient } from '#tests/test_database'
import { waitUntilServed } from '../../scripts/start/address.ts'

const PASSWORD = 'of-this-trial'
const APP_KEY = 'a-key-of-this-trial-0123456789abcdef'
/** Where README has the database. */
const WRITTEN_HOST = '@db.example.org'

export interface Installation {
  readonly address: string
  /** A terminal in which everything was exported that the server runs with. */
  readonly terminal: Terminal
  /** What stands before a command that the owner of the database runs. */
  readonly asOwner: string
  end(): Promise<void>
}

/** The section of README that tells the way to production, up to its first part. */
function productionSection(folder: string): string {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  return /^## Production\n([\s\S]*?)^##/m.exec(readme)![1]
}

/**
 * Follows README letter by letter: an administrator of PostgreSQL runs what is written as SQL, then
 * the shell runs every line; what stays is left running.
 * @param clone of the checkout; in one that has its modules already `npm ci` is left out
 * @param administrator address of a superuser on the server that takes the database
 * @param env settings of this machine beside those of README, such as a folder for files
 */
export async function goTheWay(
  { folder, hasModules }: Clone,
  administrator: string,
  env: Record<string, string> = {}
): Promise<Installation> {
  const section = productionSection(folder)
  const host = new URL(administrator).host
  await withClient(administrator, async (client) => {
    const sql = fences(section, 'sql').join('\n').replaceAll(`'...'`, `'${PASSWORD}'`)
    for (const statement of sql.split(';').filter((each) => each.trim())) {
      await client.query(statement)
    }
  })
  const port = await freePort()
  const terminal = new Terminal(folder, { ...env, PORT: String(port) })
  const address = `http://127.0.0.1:${port}`
  const logs: (() => string)[] = []
  const fill = (text: string) =>
    text
      .replaceAll(`:...${WRITTEN_HOST}`, `:${PASSWORD}@${host}`)
      .replaceAll('APP_KEY=...', `APP_KEY=${APP_KEY}`)
  for (const written of fences(section, 'sh').flatMap(statements)) {
    if (written === 'npm ci' && hasModules) continue
    const { stays, says } = (commandBook[written] ?? {}) as Lived
    if (stays) logs.push(terminal.start(fill(written)))
    else await succeed(terminal, fill(written), says)
  }
  const isServed = await waitUntilServed(`${address}/health/ready`, () => true)
  if (!isServed) throw new Error(`Nothing is served:\n${logs.map((log) => log()).join('\n')}`)
  const asOwner = fill(/DATABASE_OWNER_URL=\S+/.exec(section)![0])
  return { address, terminal, asOwner, end: () => terminal.close() }
}

/** Runs a command that must succeed; gives what it said. */
export async function succeed(
  terminal: Terminal,
  command: string,
  says: RegExp = /(?:)/
): Promise<string> {
  const { code, output } = await terminal.run(command)
  if (code !== 0 || !says.test(output)) {
    throw new Error(`\`${command}\` ended with ${code}:\n${output.slice(-3000)}`)
  }
  return output
}

/** The first administrator of an installation, as README has one made. */
export async function makeAdministrator({ terminal }: Installation) {
  const command = 'npm run -s ace -- user:platform-administrator NAME EMAIL'
  const filled = command.replace('NAME', 'first').replace('EMAIL', 'first@example.org')
  const said = await succeed(terminal, filled, /First password/)
  return { username: 'first', password: /First password: (\S+)/.exec(said)![1] }
}
