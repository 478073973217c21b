import { readFileSync } from 'node:fs'

import { freePort } from '#kernel/database/embedded/connection'
import { unpackCommit } from '#tests/production/clone'
import { Terminal } from '#tests/production/terminal'
import { Visitor } from '#tests/production/visitor'
import {
  fillAddresses,
  makeRoles,
  productionSection,
  succeed,
} from '#tests/production/way_to_production'
import { withClient } from '#tests/test_database'
import { waitUntilServed } from '../../scripts/start/address.ts'

const APP_KEY = 'a-key-of-an-upgrade-0123456789abcdef'
/** Of the users of the demonstration, as `npm start` prints it. */
const DEMO_PASSWORD = 'Pharos302'
const REPORT = 'plugins/demo/samples/partner_report.xml'
const ace = (command: string) => `node ace.ts ${command}`

/** What an upgrade has met. */
export interface Upgraded {
  /** Cases in the environment before, and as the new version lists and reads them. */
  readonly cases: { readonly before: number; readonly read: number }
  /** States of the import and the coding run that were asked for before and had no worker. */
  readonly asked: readonly string[]
  /** What audit:verify says at the end. */
  readonly verdict: string
}

/**
 * A database that was made and filled by the code of an older commit is migrated by the code of
 * today, as README tells: people work with the server of before until it is stopped for that. Then
 * they sign in to today's server, the administrator of the platform among them, and it reads every case.
 *
 * The code of before is that of a superuser, without whom it made no tables. Today's has the roles
 * that README names, with no right beyond theirs.
 * @param commit one that `reachesBackTo`
 * @param generated cases beside those of the demonstration
 * @param administrator address of a superuser on a server without roles of Pharos
 */
export async function upgradeFrom(
  commit: string,
  generated: number,
  administrator: string,
  root: string
): Promise<Upgraded> {
  const old = unpackCommit(commit)
  const open: Terminal[] = []
  const terminalIn = async (folder: string, url: string) => {
    const port = String(await freePort())
    const env = { APP_KEY, NODE_ENV: 'production', PORT: port, DATABASE_URL: url }
    const terminal = new Terminal(folder, { ...env, PATH: process.env.PATH! })
    open.push(terminal)
    return { terminal, address: `http://127.0.0.1:${port}` }
  }
  const addressOf = (role: string) =>
    fillAddresses(`postgres://${role}:...@db.example.org/pharos`, administrator)
  const asAdministrator = Object.assign(new URL(administrator), { pathname: '/pharos' }).toString()
  const setOwner = (right: 'superuser' | 'nosuperuser') =>
    withClient(administrator, (client) => client.query(`alter role pharos_owner ${right}`))
  try {
    await makeRoles(productionSection(root), administrator)
    await setOwner('superuser')
    const before = await terminalIn(old.folder, addressOf('pharos_owner'))
    const commands = ['schema:compile', 'migration:run --connection=owner --force', 'demo:seed']
    for (const command of [...commands, `demo:generate --cases ${generated} --seed 5`]) {
      await succeed(before.terminal, ace(command))
    }
    const asked = await askForWork(await serveAndEnter(before, asAdministrator))
    const cases = await casesOf(asAdministrator)
    await before.terminal.close()
    await setOwner('nosuperuser')

    const today = await terminalIn(root, addressOf('pharos_server'))
    const asOwner = (command: string) =>
      succeed(today.terminal, `DATABASE_OWNER_URL='${addressOf('pharos_owner')}' ${ace(command)}`)
    await asOwner(commands[1]!)
    const visitor = await serveAndEnter(today, asAdministrator)
    const read = await readAll(visitor, await casesOf(asAdministrator))
    await asOwner('audit:anchor Anna')
    const verdict = await asOwner('audit:verify')
    const states = await Promise.all(asked.map((path) => stateOf(visitor, path)))
    return { cases: { before: cases.length, read }, asked: states, verdict }
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

/** Where the import and the coding run are seen that somebody asks for: rows that migrations take over. */
async function askForWork(visitor: Visitor): Promise<readonly string[]> {
  const form = new FormData()
  form.append('files', new Blob([readFileSync(REPORT)]), 'partner_report.xml')
  const brought = await visitor.insist<{ importId: string }>('POST', '/api/e2b/imports', form)
  const run = await visitor.insist<{ id: string }>('POST', '/api/coding/runs/autocode')
  return [`/api/e2b/imports/${brought.importId}`, `/api/coding/runs/${run.id}`]
}

interface Work {
  readonly state: string
  /** Of an import, whose state is that of its files. */
  readonly files?: readonly Work[]
}

async function stateOf(visitor: Visitor, path: string): Promise<string> {
  const { state, files = [] } = await visitor.insist<Work>('GET', path)
  return files[0]?.state ?? state
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
