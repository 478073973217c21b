import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { freePort } from '#kernel/database/embedded/connection'
import { DEMO_PASSWORD } from '#tests/invented/companies'
import type { Clone } from '#tests/production/clone'
import { commandBook, type Lived } from '#tests/production/command_book'
import { Terminal } from '#tests/production/terminal'
import { Visitor } from '#tests/production/visitor'
import { succeed } from '#tests/production/way_to_production'
import { SERVER_HANGS } from '#tests/patience'

/** What a reader of the pages has at hand: reports, and a table of products. */
const SAMPLES = {
  'report.xml': 'partner_report.xml',
  'batch.xml': 'partner_report.xml',
  'reports.zip': 'partner_reports.zip',
}
const PRODUCTS = 'English name,Generic name,Country\nDemolived,Demoxine,CN\n'

/** A product that `npm start` runs in a clone, with its demonstration, and a terminal beside it. */
export interface Demonstration {
  readonly address: string
  /** Lives a command of the book; gives what it said. Throws where that is not what the book says. */
  live(written: string): Promise<string>
  end(): Promise<void>
}

/** Does what the first page of the project says, and nothing else: `npm start`. */
export async function startDemonstration({ folder }: Clone): Promise<Demonstration> {
  const { address, terminal } = await startIn(folder, 'npm start')
  for (const [name, sample] of Object.entries(SAMPLES)) {
    copyFileSync(join(folder, 'plugins/demo/samples', sample), join(folder, name))
  }
  writeFileSync(join(folder, 'products.csv'), PRODUCTS)
  let token = ''
  const fill = (written: string) =>
    written
      .replace('https://pharos.example.org', address)
      .replace('"password":"..."', `"password":"${DEMO_PASSWORD}"`)
      .replace('pharos_...', token)
  return {
    address,
    async live(written) {
      const { as = written, says, code, use } = commandBook[written] as Lived
      const output = await succeed(terminal, fill(as), says, code)
      token = /"token":"(pharos_[^"]+)"/.exec(output)?.[1] ?? token
      if (use) await putIntoUse(address, use)
      return output
    },
    end: () => terminal.close(),
  }
}

/** Starts the product in a folder, and waits until it says what the book has it say. */
export async function startIn(folder: string, command: string) {
  const { says } = commandBook[command] as Lived
  const port = await freePort()
  const terminal = new Terminal(folder, { PORT: String(port) })
  const log = terminal.start(command)
  for (const until = Date.now() + SERVER_HANGS; !says!.test(log()); await sleep(50)) {
    if (Date.now() < until && !terminal.hasEnded) continue
    await terminal.close()
    throw new Error(`\`${command}\` does not come up:\n${log()}`)
  }
  return { address: `http://127.0.0.1:${port}`, terminal }
}

async function putIntoUse(address: string, version: string): Promise<void> {
  const platform = new Visitor(address)
  await platform.signIn('platform', DEMO_PASSWORD)
  const releases = await platform.insist<{ id: string; version: string }[]>(
    'GET',
    '/api/admin/dictionary_releases'
  )
  const { id } = releases.find((release) => release.version === version)!
  for (const act of ['approve', 'activate']) {
    await platform.insist('POST', `/api/coding/releases/${id}/acts`, { act })
  }
}
