import type { ApplicationService } from '@adonisjs/core/types'
import db from '@adonisjs/lucid/services/db'

import { whodrugFiles } from '#tests/invented/drugs/whodrug_files'
import {
  inventDrugs,
  type InventedDrugs,
  type InventedProduct,
} from '#tests/invented/drugs/whodrug_tables'
import { Random } from '#tests/invented/random'
import { DEMO_PASSWORD } from '#tests/invented/companies'

import { serveProduct } from '../acts/served_product.js'
import { load } from '../machine.js'
import { percentiles, timed, type Times } from '../measure.js'
import { say } from '../say.js'
import { type Ask, must, signInFrom } from '../sign_in/program.js'
import { bringDrugs } from './bring_drugs.js'

const EACH = 60

export interface DrugResults {
  readonly products: number
  /** Megabytes of the files of the release. */
  readonly megabytes: number
  /** Milliseconds from the files to the last row, put into use. */
  readonly loading: number
  /** Megabytes that the process held at most while it loaded, its database not counted. */
  readonly memory: number
  readonly asked: readonly { readonly how: string; readonly times: Times; readonly found: number }[]
  readonly all: Times
  /** An answer of the server that needs no dictionary. */
  readonly bare: Times
  readonly load: readonly [before: number, after: number]
}

/** Loads an invented drug dictionary and asks it over HTTP. */
export async function measureDrugs(
  app: ApplicationService,
  root: URL,
  count: number
): Promise<DrugResults> {
  const before = load()
  const drugs = inventDrugs(count)
  const files = whodrugFiles(drugs, 'C3')
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  say(`Loading ${count} products ...`)
  let memory = 0
  const look = setInterval(() => (memory = Math.max(memory, process.memoryUsage.rss())), 100)
  const loading = await timed(() => bringDrugs(app, files))
  clearInterval(look)
  const server = await serveProduct(root)
  try {
    const person = await signInFrom(server.address, '10.1.0.1', 'manager', DEMO_PASSWORD)
    const project = await db.connection('owner').from('projects').where({ code: 'PH302' }).first()
    await must(person, 'PUT', '/proj/enter', { projectId: project.id, environment: 0 })
    say('Asking for drugs ...')
    await find(person, 'begin')
    const bare = await ask(Array.from({ length: EACH }), () =>
      must(person, 'GET', '/coding/versions')
    )
    const asked = []
    const every: number[] = []
    for (const { how, texts } of questionsFrom(drugs)) {
      let found = 0
      const times = await ask(texts, async (text) => {
        if (((await find(person, text)) as { groups: unknown[] }).groups.length) found++
      })
      every.push(...times)
      asked.push({ how, times: percentiles(times), found: found / texts.length })
    }
    const megabytes = Math.round(bytes / 1e6)
    return {
      ...{ products: count, megabytes, loading, memory: Math.round(memory / 1e6), asked },
      ...{ all: percentiles(every), bare: percentiles(bare), load: [before, load()] as const },
    }
  } finally {
    await server.stop()
  }
}

const find = (person: Ask, text: string) =>
  must(person, 'GET', `/drugs/entries?${new URLSearchParams({ text })}`)

async function ask<Item>(items: readonly Item[], one: (item: Item) => Promise<unknown>) {
  const times: number[] = []
  for (const item of items) times.push(await timed(() => one(item)))
  return times
}

/** Questions of every kind, from the products themselves. */
function questionsFrom({ products, holders }: InventedDrugs) {
  const random = new Random('drugs asked')
  const brands = products.filter(({ isGeneric }) => !isGeneric)
  const texts = (of: (product: InventedProduct) => string) =>
    Array.from({ length: EACH }, () => of(random.pick(brands)))
  const endOf = (holder: number) => holders[holder]!.split(' ').slice(1).join(' ')
  const swapped = ({ name }: InventedProduct) =>
    name.slice(0, 3) + name.charAt(4) + name.charAt(3) + name.slice(5)
  return [
    { how: 'a whole name', texts: texts(({ name }) => name) },
    { how: 'the first three letters', texts: texts(({ name }) => name.slice(0, 3)) },
    { how: 'five letters from inside', texts: texts(({ name }) => name.slice(2, 7)) },
    { how: 'a name and a holder', texts: texts(({ name, holder }) => `${name} ${endOf(holder)}`) },
    { how: 'an authorisation number', texts: texts(({ number }) => number) },
    { how: 'a drug record number', texts: texts(({ drugRecordNumber }) => drugRecordNumber) },
    { how: 'a slip of the pen', texts: texts(swapped) },
    { how: 'letters that nothing has', texts: texts(({ medId }) => `qqw ${medId} zzy`) },
  ]
}
