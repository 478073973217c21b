import type { ApplicationService } from '@adonisjs/core/types'
import db from '@adonisjs/lucid/services/db'

import { actAs } from '#kernel/tenancy/actor'
import { MedicalDictionary } from '#plugins/coding/contract/dictionary'
import { DictionaryLoading } from '#plugins/coding/contract/release'
import type ThreadedDictionary from '#plugins/coding/search/threaded_dictionary'
import { fullDictionary, fullVersions } from '#tests/invented/dictionary/full_dictionary'
import { medAsciiFiles } from '#tests/invented/dictionary/med_ascii_files'
import { DEMO_PASSWORD } from '#tests/invented/companies'

import { serveProduct } from '../acts/served_product.js'
import { load } from '../machine.js'
import { percentiles, timed, type Times } from '../measure.js'
import { say } from '../say.js'
import { type Ask, must, signInFrom } from '../sign_in/program.js'
import { questionsFrom, verbatimsFrom } from './questions.js'

const VERSION = fullVersions.at(-1)!
const VERBATIMS = 5000

export interface DictionaryResults {
  readonly terms: number
  /** Milliseconds to load a release of each language, from its files to the last row. */
  readonly loading: Readonly<Record<'en' | 'zh', number>>
  readonly index: {
    readonly names: number
    readonly milliseconds: number
    readonly megabytes: number
  }
  /** The first question after the start of the server, which makes the index. */
  readonly first: number
  readonly asked: readonly { readonly how: string; readonly times: Times; readonly found: number }[]
  readonly all: Times
  /** An answer of the server that needs no dictionary. */
  readonly bare: Times
  readonly coding: {
    readonly verbatims: number
    readonly perSecond: number
    /** Shares that were coded, and those that equality of letters would have. */
    readonly coded: number
    readonly equal: number
  }
  readonly load: readonly [before: number, after: number]
}

/** Loads an invented dictionary of the real size, and asks it over HTTP and in bulk. */
export async function measureDictionary(
  app: ApplicationService,
  root: URL
): Promise<DictionaryResults> {
  const before = load()
  const dictionary = fullDictionary(VERSION)
  const loading = { en: 0, zh: 0 }
  for (const language of ['en', 'zh'] as const) {
    const files = medAsciiFiles(dictionary, language).map(({ name, text }) => ({
      name,
      bytes: Buffer.from(text),
    }))
    say(`Loading ${VERSION} (${language}) ...`)
    loading[language] = await timed(() => bring(app, `${VERSION} ${language}`, files))
  }
  const medical = (await app.container.make(MedicalDictionary)) as ThreadedDictionary
  const index = await medical.prepare(VERSION)
  const coding = await measureCoding(medical, verbatimsFrom(dictionary.terms, VERBATIMS))
  await medical.close()
  const server = await serveProduct(root)
  try {
    const coder = await signInFrom(server.address, '10.1.0.1', 'manager', DEMO_PASSWORD)
    const project = await db.connection('owner').from('projects').where({ code: 'PH302' }).first()
    await must(coder, 'PUT', '/proj/enter', { projectId: project.id, environment: 0 })
    const first = await timed(() => find(coder, 'begin'))
    say('Asking for terms ...')
    const bare = await ask(Array.from({ length: 60 }), () => must(coder, 'GET', '/coding/versions'))
    const asked = []
    const every: number[] = []
    for (const { how, texts } of questionsFrom(dictionary.terms)) {
      let found = 0
      const times = await ask(texts, async (text) => {
        if (((await find(coder, text)) as { groups: unknown[] }).groups.length) found++
      })
      every.push(...times)
      asked.push({ how, times: percentiles(times), found: found / texts.length })
    }
    const all = percentiles(every)
    const terms = dictionary.terms.length
    const loads = [before, load()] as const
    return {
      terms,
      loading,
      index,
      first,
      asked,
      all,
      bare: percentiles(bare),
      coding,
      load: loads,
    }
  } finally {
    await server.stop()
  }
}

async function bring(
  app: ApplicationService,
  name: string,
  files: { name: string; bytes: Buffer }[]
) {
  const permissions = new Set<string>()
  const platform = { userId: null, name: 'Bench', permissions, isPlatform: true }
  const loader = await app.container.make(DictionaryLoading)
  await actAs(platform, () => loader.bring(files, { fileName: name }))
}

const find = (coder: Ask, text: string) =>
  must(coder, 'GET', `/coding/terms?${new URLSearchParams({ version: VERSION, text })}`)

async function ask<Item>(items: readonly Item[], one: (item: Item) => Promise<unknown>) {
  const times: number[] = []
  for (const item of items) times.push(await timed(() => one(item)))
  return times
}

async function measureCoding(medical: MedicalDictionary, texts: readonly string[]) {
  const verbatims = texts.map((text) => ({ text, synonyms: [] }))
  let answers: Awaited<ReturnType<MedicalDictionary['code']>> = []
  const ms = await timed(async () => {
    answers = await medical.code(VERSION, verbatims)
  })
  const by = (way: string) => answers.filter((answer) => answer?.by === way).length
  return {
    verbatims: texts.length,
    perSecond: (texts.length / ms) * 1000,
    coded: answers.filter(Boolean).length / texts.length,
    equal: by('exact') / texts.length,
  }
}
