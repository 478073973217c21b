import type { ApplicationService } from '@adonisjs/core/types'
import db from '@adonisjs/lucid/services/db'

import { actAs } from '#kernel/tenancy/actor'
import { asProject } from '#kernel/tenancy/as_project'
import ListCases from '#plugins/cases/list/list_cases'
import { DictionaryLoading } from '#plugins/coding/contract/release'
import { fullDictionary } from '#tests/invented/dictionary/full_dictionary'
import { medAsciiFiles } from '#tests/invented/dictionary/med_ascii_files'
import type { DemoDictionary } from '#tests/invented/dictionary/demo_dictionary'

import type { BenchDatabase } from '../database.js'
import { load } from '../machine.js'
import { percentiles, timed, type Times } from '../measure.js'
import { say } from '../say.js'
import { fillCases } from './fill_cases.js'
import { type TermQuestion, termQuestions } from './term_questions.js'

/** Columns that the first page is sorted by. */
const SORTS = ['caseNo', 'firstReceived'] as const

export interface TermResults {
  readonly cases: number
  readonly asked: readonly (TermQuestion & { readonly times: readonly Times[] })[]
  readonly load: readonly [before: number, after: number]
}

/** Asks the case list for terms of every kind, each as often as given. */
export async function measureTerms(
  { app, database }: { app: ApplicationService; database: BenchDatabase },
  cases: number,
  tries: number
): Promise<TermResults> {
  const before = load()
  const dictionary = fullDictionary()
  if (!(await isLoaded(dictionary.version))) await bring(app, dictionary)
  await fillCases({ app, database }, cases, dictionary)
  const questions = await termQuestions(dictionary, cases)
  const list = await app.container.make(ListCases)
  const asked = []
  for (const question of questions) {
    say(`Listing by ${question.what} ...`)
    const times = []
    for (const sort of SORTS) times.push(await ask(question, sort))
    asked.push({ ...question, times })
  }
  return { cases, asked, load: [before, load()] }

  async function ask({ terms, query }: TermQuestion, sort: (typeof SORTS)[number]) {
    return asProject('PH302', 0, async () => {
      const one = (term: string) =>
        timed(() => list.handle({ ...query, sort, order: 'desc', term }))
      for (const term of terms) await one(term)
      const times: number[] = []
      for (let at = 0; at < tries; at++) times.push(await one(terms[at % terms.length]!))
      return percentiles(times)
    })
  }
}

async function isLoaded(version: string): Promise<boolean> {
  const release = await db
    .connection('owner')
    .from('dictionary_releases')
    .where({ version })
    .first()
  return release !== null
}

async function bring(app: ApplicationService, dictionary: DemoDictionary) {
  const files = medAsciiFiles(dictionary, 'en').map(({ name, text }) => ({
    name,
    bytes: Buffer.from(text),
  }))
  say(`Loading ${dictionary.version} ...`)
  const permissions = new Set<string>()
  const platform = { userId: null, name: 'Bench', permissions, isPlatform: true }
  const loader = await app.container.make(DictionaryLoading)
  await actAs(platform, () => loader.bring(files, { fileName: dictionary.version }))
}
