import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { placedMomentText } from '#kernel/fields/moment_text'
import type { Language } from '#kernel/language/words'
import { Settings } from '#kernel/settings/settings'
import { currentActor } from '#kernel/tenancy/actor'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { vancouverOf } from '#plugins/literature/citing/vancouver'
import type { Step } from '#plugins/literature/contract/review'
import { wording } from '#plugins/literature/lang/server/wording'
import { shownTo } from '#plugins/literature/reading/shown_steps'
import { foldSteps } from '#plugins/literature/contract/fold_steps'
import { type ArticleCounts, countArticles } from '#plugins/literature/records/list_articles'
import { LiteratureProducts } from '#plugins/literature/records/literature_products'
import {
  emptyTries,
  type EmptyTry,
  type FoundSearch,
  foundSearches,
  type SheetArticle,
  sheetArticles,
  stepsOfProduct,
} from '#plugins/literature/records/sheet_rows'
import { literatureSettings } from '#plugins/literature/settings/settings'

/** A table of a sheet. */
export interface SheetTable {
  readonly title: string
  readonly heads: readonly string[]
  /** Share of the width of each column. */
  readonly shares: readonly number[]
  readonly rows: readonly (readonly (string | number)[])[]
}

/** What an inspector gets of a product: searches, decisions, and counts that add up. */
export interface Sheet {
  readonly product: string
  readonly title: string
  /** found = duplicates + screened + waiting */
  readonly sum: string
  readonly counts: ArticleCounts
  readonly madeBy: string
  readonly madeAt: string
  readonly tables: readonly SheetTable[]
}

/** Makes the sheet of a product. */
@inject()
export class MakeSheet {
  constructor(
    private database: Database,
    private settings: Settings,
    private products: LiteratureProducts
  ) {}

  /** Refuses with 1005 a product that the project does not have. */
  async handle(productId: string, language: Language): Promise<Sheet> {
    const say = (key: Parameters<typeof wording>[0], values?: Record<string, unknown>) =>
      wording(key, values)[language]
    const product = await this.products.find(productId)
    const { timeZone } = await projectAtHand()
    const { reasons } = await this.settings.of('literature', literatureSettings)
    const reasonOf = (code: string | null) =>
      reasons.find((each) => each.code === code)?.[language] ?? code ?? ''
    const momentOf = (at: string) => placedMomentText(timeZone, at)
    return this.database.read(async (trx) => {
      const counts = await countArticles(trx, product.id)
      const searches = await foundSearches(trx, product.id)
      const articles = await sheetArticles(trx, product.id)
      const steps = await stepsOfProduct(trx, product.id)
      const { found, duplicates, screened, waiting } = counts
      const empty = await emptyTries(trx, product.id)
      return {
        ...{ product: product.name, counts, madeBy: currentActor().name },
        title: say('sheet.title', { product: product.name }),
        sum: say('sheet.sum', { found, duplicates, screened, waiting }),
        madeAt: momentOf(new Date().toISOString()),
        tables: [
          searchTable(searches, empty, { language, say, momentOf }),
          decisionTable(articles, steps, { say, reasonOf, momentOf }),
        ],
      }
    })
  }
}

interface Saying {
  say(key: Parameters<typeof wording>[0], values?: Record<string, unknown>): string
  reasonOf(code: string | null): string
  momentOf(at: string): string
}

/** Searches that found something, and tries that did not, in the order in which they were made. */
function searchTable(
  searches: readonly FoundSearch[],
  empty: readonly EmptyTry[],
  { language, say, momentOf }: Omit<Saying, 'reasonOf'> & { readonly language: Language }
): SheetTable {
  const rows = [...searches.map((search) => ({ ...search, sentence: null })), ...empty]
  return {
    title: say('sheet.searches'),
    heads: [
      ...[say('sheet.kind'), say('sheet.source'), say('sheet.label'), say('sheet.person')],
      ...[say('sheet.at'), say('sheet.hits'), say('sheet.remarks')],
    ],
    shares: [9, 11, 22, 12, 16, 6, 24],
    rows: rows
      .sort((one, other) => one.at.getTime() - other.at.getTime())
      .map(({ kind, source, label, finderName, at, hits, sentence }) => [
        ...[say(`origin.${kind}`), source, label, finderName, momentOf(at.toISOString())],
        ...[hits ?? '', sentence?.[language] ?? ''],
      ]),
  }
}

function decisionTable(
  articles: readonly SheetArticle[],
  steps: ReadonlyMap<string, readonly Step[]>,
  { say, reasonOf, momentOf }: Saying
): SheetTable {
  return {
    title: say('sheet.decisions'),
    heads: [
      ...[say('sheet.article'), say('sheet.source'), say('sheet.status')],
      ...[say('sheet.reason'), say('sheet.decided'), say('sheet.cases')],
    ],
    shares: [38, 10, 10, 14, 20, 8],
    rows: articles.map(({ articleId, record, status, reason, screeners, sources }) => {
      const own = steps.get(articleId) ?? []
      const review = { ...foldSteps(own, screeners), screeners, steps: own }
      const { choices } = shownTo(currentActor().userId, review)
      const words = choices.map(
        ({ seq, actorName, choice }) =>
          `${actorName}: ${say(`choice.${choice}`)} (${momentOf(own.find((step) => step.seq === seq)!.at)})`
      )
      const cases = own.flatMap(({ details }) => (details.act === 'case' ? [details.caseNo] : []))
      return [
        vancouverOf(record),
        sources.join(', '),
        say(`status.${status}`),
        reasonOf(reason),
        words.join('\n'),
        cases.join(', '),
      ]
    }),
  }
}
