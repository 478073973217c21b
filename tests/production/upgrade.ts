import { freePort } from '#kernel/database/embedded/connection'
import { unpackCommit } from '#tests/production/clone'
import { Terminal } from '#tests/production/terminal'
import { Visitor } from '#tests/production/visitor'
import { succeed } from '#tests/production/way_to_production'
import { asServer } from '#tests/as_server'
import { withClient } from '#tests/test_database'
import { waitUntilServed } from '../../scripts/start/address.ts'

const APP_KEY = 'a-key-of-an-upgrade-0123456789abcdef'
/** Of the users of the demonstration, as `npm start` prints it. */
const DEMO_PASSWORD = 'Pharos302'
const ace = (command: string) => `node ace.* ${command}`

/** What an upgrade has met. */
export interface Upgraded {
  /** Cases in the environment before, and as the new version lists and reads them. */
  readonly cases: { readonly before: number; readonly read: number }
  /** What audit:verify says at the end. */
  readonly verdict: string
}

/**
 * A database that was made and filled by the code of an older commit is migrated by the code of
 * today, as README tells: people work with the server of before until it is stopped for that. Then
 * they sign in to today's server, the administrator of the platform among them, and it reads every case.
 * @param commit one that `reachesBackTo`
 * @param generated cases beside those of the demonstration
 * @param url of an empty database, as its owner
 */
export async function upgradeFrom(
  commit: string,
  generated: number,
  url: string,
  root: string
): Promise<Upgraded> {
  const old = unpackCommit(commit)
  const open: Terminal[] = []
  const terminalIn = async (folder: string, env: NodeJS.ProcessEnv) => {
    const port = String(await freePort())
    const settings = {
      APP_KEY,
      NODE_ENV: 'production',
      PORT: port,
      PATH: process.env.PATH!,
      ...env,
    }
    const terminal = new Terminal(folder, settings as Record<string, string>)
    open.push(terminal)
    return { terminal, address: `http://127.0.0.1:${port}` }
  }
  try {
    const before = await terminalIn(old.folder, { DATABASE_URL: url })
    const commands = ['schema:compile', 'migration:run --connection=owner --force', 'demo:seed']
    for (const command of [...commands, `demo:generate --cases ${generated} --seed 5`]) {
      await succeed(before.terminal, ace(command))
    }
    await serveAndEnter(before, url)
    const cases = await casesOf(url)
    await before.terminal.close()

    const today = await terminalIn(root, asServer({ DATABASE_URL: url }))
    await succeed(today.terminal, `DATABASE_URL='${url}' ${ace(commands[1])}`)
    const read = await readAll(await serveAndEnter(today, url), await casesOf(url))
    const verdict = await succeed(
      today.terminal,
      `export DATABASE_OWNER_URL='${url}'; ${ace('audit:anchor Anna')} && ${ace('audit:verify')}`
    )
    return { cases: { before: cases.length, read }, verdict }
  } finally {
    await Promise.all(open.map((terminal) => terminal.close()))
    old.remove()
  }
}

/** Starts a server, signs in as everybody whose work begins there, and enters a project. */
async function serveAndEnter(
  { terminal, address }: { terminal: Terminal; address: string },
  url: string
): Promise<Visitor> {
  const log = terminal.start('node --import @poppinss/ts-exec bin/server.ts')
  if (!(await waitUntilServed(`${address}/health/ready`, () => true))) throw new Error(log())
  const visitor = new Visitor(address)
  for (const name of ['platform', 'company', 'manager']) await visitor.signIn(name, DEMO_PASSWORD)
  const { rows } = await withClient(url, (client) =>
    client.query<{ id: string }>(`select id from projects where code = 'PH302'`)
  )
  await visitor.insist('PUT', '/api/proj/enter', { projectId: rows[0].id, environment: 0 })
  return visitor
}

interface LastRevision {
  readonly id: string
  readonly revision: number
}

async function casesOf(url: string): Promise<readonly LastRevision[]> {
  const { rows } = await withClient(url, (client) =>
    client.query<LastRevision>(
      `select c.id, c.revision from cases c join projects p on p.id = c.project_id
       where p.code = 'PH302' and c.environment = 0`
    )
  )
  return rows
}

/** Reads every case through the product; gives how many have a content. */
async function readAll(visitor: Visitor, cases: readonly LastRevision[]): Promise<number> {
  let read = 0
  for (const { id, revision } of cases) {
    const path = `/api/cases/${id}/revisions/${revision}`
    const { content } = await visitor.insist<{ content: object }>('GET', path)
    if (Object.keys(content).length > 3) read++
  }
  return read
}
