import { readFile } from 'node:fs/promises'

import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { type Language, languages } from '#kernel/language/words'

import { vancouverOf } from '#plugins/literature/citing/vancouver'
import type { Article, ArticleFile } from '#plugins/literature/formats/article'
import { readArticles } from '#plugins/literature/formats/read_articles'

export default class LiteratureImport extends BaseCommand {
  static commandName = 'literature:import'
  static description = 'Shows what an export of a database of literature holds'
  static options: CommandOptions = { startApp: true }
  static needsDatabase = false
  static help = [
    'Reads RIS, NBIB, PubMed XML, EndNote, NoteExpress, CNKI text, RefWorks, BibTeX, CSV and tables',
    'of HTML, told by their content. Nothing is saved. More in docs/literature.md.',
    '',
    '  {{ binaryName }} literature:import export.ris --preview',
    '  {{ binaryName }} literature:import export.txt --preview --json --language zh',
  ]

  @args.string({ description: 'File that a database or a reference manager exported' })
  declare file: string

  @flags.boolean({ description: 'Show the articles without saving them; required' })
  declare preview?: boolean

  @flags.boolean({ description: 'Print JSON' })
  declare json?: boolean

  @flags.string({ description: 'Language of the sentences, en or zh', default: 'en' })
  declare language: string

  async run() {
    const language = languages.find((each) => each === this.language)
    if (!language) return this.#refuse('The language is not valid. Enter en or zh.')
    if (!this.preview) {
      return this.#refuse(
        'Articles are saved on the screen Literature, by Import a file. Add --preview to see what the file holds.'
      )
    }
    const read = await readArticles(await readFile(this.file))
    if (this.json) this.logger.log(JSON.stringify(documentOf(read, language), null, 2))
    else for (const line of linesOf(read, language)) this.logger.log(line)
  }

  #refuse(sentence: string) {
    this.logger.error(sentence)
    this.exitCode = 1
  }
}

function documentOf({ format, records, problems }: ArticleFile, language: Language) {
  return {
    format,
    records: records.map((article) => ({
      title: article.title,
      authors: article.authors,
      year: article.year,
      journal: article.journal,
      volume: article.volume,
      issue: article.issue,
      pages: article.pages,
      doi: article.doi,
      sourceNumber: article.sourceNumber,
      abstract: article.abstract,
      retracted: article.retracted,
      citation: vancouverOf(article),
    })),
    problems: problems.map(({ line, reason, taken }) => ({
      line,
      reason: reason[language],
      taken,
    })),
  }
}

function linesOf({ format, records, problems }: ArticleFile, language: Language): string[] {
  return [
    `${format}: ${records.length} articles, ${problems.length} problems`,
    ...records.map((article) => `  ${article.line}: ${markOf(article)}${vancouverOf(article)}`),
    ...problems.map(({ line, reason }) => `  ${line}: ${reason[language]}`),
  ]
}

/** What a reader should know of an article first. */
function markOf({ retracted, notice }: Article): string {
  if (retracted) return '[retracted] '
  return notice === null ? '' : `[${notice}] `
}
