import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { freePort } from '#kernel/database/embedded/connection'
import { commandBook, keptTips, type Lived } from '#tests/production/command_book'
import type { Clone } from '#tests/production/clone'
import { Terminal } from '#tests/production/terminal'
import { fences, statements } from '#tests/production/written_commands'
import { withClient } from '#tests/test_database'
import { waitUntilServed } from '../../scripts/start/address.ts'

const PASSWORD = 'of-this-trial'
const APP_KEY = 'a-key-of-this-trial-0123456789abcdef'
/** Where pages have the database. */
const WRITTEN_HOST = /:\.\.\.@\w+\.example\.org/g

export interface Installation {
  readonly address: string
  /** A terminal in which everything was exported that the server runs with. */
  readonly terminal: Terminal
  /** A command of a page with the values of this installation. */
  fill(written: string): string
  end(): Promise<void>
}

/** What an installation is to be made of. */
export interface Ground {
  /** A clone of the checkout; in one that has its modules already `npm ci` is left out. */
  readonly clone: Clone
  /** Address of a superuser on the server that takes the database. */
  readonly administrator: string
  /** Folder of programs of PostgreSQL, where they are installed. */
  readonly programs?: string
}

/** The section of README that tells the way to production, up to its first part. */
export function productionSection(folder: string): string {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  return /^## Production\n([\s\S]*?)^##/m.exec(readme)![1]
}

/**
 * Follows README letter by letter: an administrator of PostgreSQL runs what is written as SQL, then
 * the shell runs every line; what stays is left running.
 * @param restore what is done in place of making the tables, where they come from a backup
 */
export async function goTheWay(
  { clone, administrator, programs }: Ground,
  restore?: (installation: Omit<Installation, 'address'>) => Promise<void>
): Promise<Installation> {
  const { folder, hasModules } = clone
  const section = productionSection(folder)
  await makeRoles(section, administrator)
  const port = await freePort()
  const terminal = new Terminal(folder, { PORT: String(port), AUDIT_TIPS: keptTips }, programs)
  const fill = (written: string) =>
    fillAddresses(written, administrator).replaceAll('APP_KEY=...', `APP_KEY=${APP_KEY}`)
  const installation = { terminal, fill, end: () => terminal.close() }
  const logs: (() => string)[] = []
  for (const written of fences(section, 'sh').flatMap(statements)) {
    const { stays, says } = (commandBook[written] ?? {}) as Lived
    if (written === 'npm ci' && hasModules) continue
    if (stays) logs.push(terminal.start(fill(written)))
    else if (restore && written.includes('migration:run')) await restore(installation)
    else await succeed(terminal, fill(written), says)
  }
  const address = `http://127.0.0.1:${port}`
  const isServed = await waitUntilServed(`${address}/health/ready`, () => true)
  if (!isServed) throw new Error(`Nothing is served:\n${logs.map((log) => log()).join('\n')}`)
  return { ...installation, address }
}

/** The addresses of a database that a page writes, on the server of its administrator. */
export function fillAddresses(written: string, administrator: string): string {
  return written.replaceAll(WRITTEN_HOST, `:${PASSWORD}@${new URL(administrator).host}`)
}

/** What README has the administrator of PostgreSQL do: roles, and an empty database. */
export function makeRoles(section: string, administrator: string): Promise<void> {
  const sql = fences(section, 'sql').join('\n').replaceAll(`'...'`, `'${PASSWORD}'`)
  return withClient(administrator, async (client) => {
    for (const statement of sql.split(';').filter((each) => each.trim())) {
      await client.query(statement)
    }
  })
}

/**
 * Runs a command that must do its work; gives what it said.
 * @param says what it has to say
 * @param wished its exit code
 */
export async function succeed(
  terminal: Terminal,
  command: string,
  says: RegExp = /(?:)/,
  wished = 0
): Promise<string> {
  const { code, output } = await terminal.run(command)
  if (code !== wished || !says.test(output)) {
    throw new Error(`\`${command}\` ended with ${code}:\n${output.slice(-3000)}`)
  }
  return output
}

/** The first administrator of an installation, as README has one made. */
export async function makeAdministrator({ terminal }: Pick<Installation, 'terminal'>) {
  const command = 'npm run -s ace -- user:platform-administrator NAME EMAIL'
  const filled = command.replace('NAME', 'first').replace('EMAIL', 'first@example.org')
  const output = await succeed(terminal, filled, /First password/)
  return { username: 'first', password: /First password: (\S+)/.exec(output)![1] }
}
