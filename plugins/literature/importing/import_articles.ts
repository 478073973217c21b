import { inject } from '@adonisjs/core'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FileStore } from '#kernel/files/file_store'
import { refuseWhenAway } from '#kernel/files/refuse_when_away'
import { Files } from '#kernel/files/files'
import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import type { Words } from '#kernel/language/words'

import { fingerprintOf } from '#plugins/literature/articles/fingerprint'
import { TakeInArticles } from '#plugins/literature/articles/take_in_articles'
import { vancouverOf } from '#plugins/literature/citing/vancouver'
import type { ArticleFile, ArticleFormat } from '#plugins/literature/formats/article'
import { readArticles } from '#plugins/literature/formats/read_articles'
import { wording } from '#plugins/literature/lang/server/wording'
import { ArticleRows } from '#plugins/literature/records/article_rows'
import { LiteratureProducts } from '#plugins/literature/records/literature_products'

/** What a file would bring. */
export interface FilePreview {
  readonly format: ArticleFormat
  /** The database that most of its records name. */
  readonly source: string | null
  readonly records: readonly {
    readonly line: number
    readonly title: string
    readonly citation: string
    readonly retracted: boolean
    /** The same record is there already. */
    readonly isKnown: boolean
  }[]
  readonly problems: readonly {
    readonly line: number
    readonly reason: Words
    readonly taken: boolean
  }[]
}

/** Most records of one file; a file of more is divided. */
const MOST = 10_000

interface SentFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Takes in files of articles that people bring. */
@inject()
export class ImportArticles {
  constructor(
    private changes: Changes,
    private store: FileStore,
    private files: Files,
    private articles: ArticleRows,
    private products: LiteratureProducts,
    private takingIn: TakeInArticles
  ) {}

  /** What the file holds; nothing is saved. Refuses with 3001 what is no export that we know. */
  async preview({ bytes }: SentFile): Promise<FilePreview> {
    const read = await this.#read(bytes)
    const prints = read.records.map(fingerprintOf)
    const known = await this.articles.byFingerprint(prints)
    return {
      ...{ format: read.format, source: sourceOf(read), problems: read.problems },
      records: read.records.map((record, at) => ({
        ...{ line: record.line, title: record.title, citation: vancouverOf(record) },
        ...{ retracted: record.retracted, isKnown: known.has(prints[at]!) },
      })),
    }
  }

  /**
   * Takes the file in for a product; records that cannot be taken are named, the others come in, and the
   * same file twice changes nothing. Refuses as `preview`, with 1005 a product that the project does not
   * have.
   */
  async handle(file: SentFile, productId: string) {
    const product = await this.products.find(productId)
    const read = await this.#read(file.bytes)
    const { name, bytes } = file
    const put = { name, ...(await refuseWhenAway(this.store.put(bytes))) }
    const origin = {
      ...{ kind: 'file' as const, id: put.sha256, label: file.name },
      source: sourceOf(read) ?? '',
    }
    const {
      found,
      new: added,
      known,
    } = await this.takingIn.handle(read.records, origin, [product.id])
    if (added > 0) {
      const act = {
        name: 'literature_file.taken',
        subject: { type: 'literature_file', id: newId() },
      } as const
      await this.changes.record(act, async (change) => {
        await this.files.note(change, put)
        change.note('file', undefined, file.name)
        change.note('articles', undefined, found)
      })
    }
    return { found, added, known, problems: read.problems }
  }

  /** Adds a product that literature is searched for. Refuses with 1006 a name that another one has. */
  async addProduct(name: string): Promise<{ id: string }> {
    const id = newId()
    const subject = { type: 'literature_product', id } as const
    const there = (await this.products.all()).some(
      (each) => each.name.toLowerCase() === name.toLowerCase()
    )
    if (there)
      throw new kernelErrors.E_DATA_STATUS({ detail: wording('importing.product_there', { name }) })
    await this.changes.record({ name: 'literature_product.added', subject }, (change) =>
      this.products.add(change, { name, words: [name] })
    )
    return { id }
  }

  async #read(bytes: Uint8Array): Promise<ArticleFile> {
    const read = await readArticles(bytes)
    if (read.records.length > MOST)
      throw new kernelErrors.E_FILE_CONTENT({
        detail: wording('importing.too_many', { most: MOST }),
      })
    return read
  }
}

/** The database that most records name. */
function sourceOf({ records }: ArticleFile): string | null {
  const counts = new Map<string, number>()
  for (const { source } of records) if (source) counts.set(source, (counts.get(source) ?? 0) + 1)
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  return most?.[0] ?? null
}
